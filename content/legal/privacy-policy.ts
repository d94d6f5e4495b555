import { resultsPath, routes } from '@/lib/routes';
import { eventLines } from '../events';
import { security } from '../industries-page';
import results from '../results.json';
import { site } from '../site';
import type { LegalDocument } from './types';

/** The geocoder of the planner's lists; empty where none is set. */
const geocoder = process.env.NEXT_PUBLIC_GEOCODER_URL ?? '';

const geocoderWords = geocoder
  ? ` There is one exception: if you press “Look up” for a list of addresses, the text of each address goes to ${new URL(geocoder).host}, which answers with its place and, like any host, receives your network address. Names, times, phones and notes are not sent.`
  : '';

/** Where forms are sent; nobody where content/site.ts names no endpoint. */
const formHosts = [
  ...new Set(
    site.forms.flatMap(({ endpoint }) => (endpoint ? [new URL(endpoint.address).host] : [])),
  ),
].join(' or ');

const formWords = formHosts
  ? ` They go to ${formHosts}, with your campaign tags and the pages on which you opened this site and the form.`
  : '';

/** Where events are counted, and whether that is a host of our own; empty for nowhere (docs/events.md). */
const collector = process.env.NEXT_PUBLIC_EVENTS_URL ?? '';
const counter = collector && new URL(collector).host;
const isOwnCounter = counter === site.domain || counter.endsWith(`.${site.domain}`);
const isOthers = counter !== '' && !isOwnCounter;

const axeWords = new Intl.ListFormat('en-US').format(
  Object.entries(results.browsers).map(
    ([name, { version, axe }]) =>
      `${Object.keys(axe).length} pages in ${name} ${/^\d+\.\d+/.exec(version)}`,
  ),
);

const inRepository = site.repository
  ? ` or [as a page](${site.repository}/blob/main/docs/results.md)`
  : '';

const isOpen = (item: object): boolean => 'toConfirm' in item;

const securityLines = (open: boolean) =>
  security.items
    .filter((item) => isOpen(item) === open)
    .map(({ term, policy }) => `**${term}:** ${policy}.`);

const [confirmed, unconfirmed] = [securityLines(false), securityLines(true)];

/** What the policy has in addition where events are counted. */
const countedChapters = [
  {
    id: 'what-is-counted',
    title: 'What is counted',
    inShort: 'Page views and a few presses are counted, without cookies and without knowing whose.',
    blocks: [
      {
        type: 'paragraph',
        text: `While you read, your browser tells ${counter} when one of the events below happens: its name, the address of the page without its query and hash, the site that led you here, and the detail that the list names. Like any host it also sees your network address and what your browser says about itself. No cookie is set, no identifier is made or stored on your device, and nothing you typed is sent. If your browser asks for privacy by Global Privacy Control or Do Not Track, nothing is sent at all.`,
      },
      {
        type: 'list',
        items: eventLines.map(([name, when]) => `**${name}:** ${when}.`),
      },
    ],
  },
] as const;

export const privacyPolicy = {
  title: 'Privacy policy',
  updated: '2026-11-29',
  inShort: [
    { value: 'No cookies', label: 'This site sets none, and loads no third-party scripts.' },
    {
      value: 'What we collect',
      label: 'Forms you send, accounts, and what customers store.',
    },
    { value: 'Why', label: 'To reply, to run the service and to keep it secure.' },
    {
      value: 'Other companies',
      label: isOthers
        ? `Only ${counter} is contacted before you open what others provide.`
        : 'Contacted only when you open what they provide.',
    },
    { value: 'Under 13', label: 'We collect no data from children of that age.' },
    { value: 'Whom to ask', label: `${site.email}, [with an answer in 30 days](#your-rights).` },
  ],
  chapters: [
    {
      id: 'who-is-responsible',
      title: 'Who is responsible',
      inShort: `We answer for this site; businesses answer for the data they put into ${site.name}.`,
      blocks: [
        {
          type: 'paragraph',
          text: `This policy covers the public website at ${site.domain} and the ${site.name} platform: the web app, the supervisor, dispatcher and driver apps and the API. “We” means the company that runs ${site.name}. **“Personal data”** is anything about a person who can be identified, such as a name, a phone number or the position of a van with its driver inside.`,
        },
        {
          type: 'paragraph',
          text: 'For **visitors, subscribers and account holders**, we decide why and how data is used. For **what a business puts into the platform**, that business decides and we act on its instructions. If you drive for one of our customers or receive its packages, please ask that customer first. We help it to answer you.',
        },
      ],
    },
    {
      id: 'on-your-device',
      title: 'What stays on your device',
      inShort: 'What the site remembers for you is kept in your own browser.',
      blocks: [
        {
          type: 'paragraph',
          text: `This site **sets no cookies and does not track visitors**: ${counter ? 'it counts [a few events](#what-is-counted) without knowing whose they are, and has no advertising tags' : 'there are no analytics scripts and no advertising tags on it'}. It does use your browser’s storage to keep a few things the way you left them.`,
        },
        {
          type: 'list',
          items: [
            '**Theme:** light or dark, if you chose one. Following your device’s setting stores nothing.',
            '**Saved articles:** which blog posts you marked with Save.',
            `**Helpful votes:** how you voted on a help article, so that you find it again. ${counter ? 'We count yes and no, without knowing whose.' : 'We never see the vote.'}`,
            '**Form drafts:** what you have typed into a form and not sent yet, for seven days.',
            '**Searches:** the last five, and whether the slash key opens the search.',
            '**Guides:** which of them you have opened, for the map of the help center.',
            '**Planner:** whether you chose miles or kilometers, the plan that you saved on this device, and, for the last 20 kinds of list that you brought, what each column holds. The last goes when you press Forget it.',
            '**Offline copies:** pages and pictures you have opened, so that you can read them without a connection.',
            '**Campaign tags:** if the link that brought you here carries words such as utm_source, they are kept until you close the tab.',
          ],
        },
        {
          type: 'paragraph',
          text: `All of this **stays on the device**, with one exception: campaign tags are added to the address when you open the trial or the scheduler${formHosts && ', and to a form that you send'}. You can remove everything at once by clearing the data of this site in your browser. If your browser blocks storage, the site still works, and forgets your choices when you leave.`,
        },
        {
          type: 'paragraph',
          text: `The **chat assistant** picks its replies from prepared texts inside your browser, so what you write there is not sent. **Calculators** work out their results on the device too, and so does the planner: stops that you enter or bring are read, planned and drawn there, and are not sent.${geocoderWords} A link that it copies for you holds them after the number sign, which browsers do not send. Search words and calculator figures may become part of the page’s address; if you reload or share such an address, our host receives it like any other.`,
        },
      ],
    },
    ...(counter ? countedChapters : []),
    {
      id: 'what-you-send',
      title: 'What you send us',
      inShort: 'A form’s contents reach us when you press its button, and not before.',
      blocks: [
        {
          type: 'list',
          items: [
            '**E-mail sign-up:** your address goes to our API and from there onto the mail list. The answer looks the same for a known address and a new one, so the form does not reveal who subscribes.',
            `**What you send through a form:** the fields you filled in, for example your name, company, fleet size and message. Fields that are not marked as required may stay empty.${formWords}`,
            'What you tell us by e-mail or phone.',
          ],
        },
        {
          type: 'paragraph',
          text: `We use this **to reply**, to do what you asked for and to send the letter you signed up for. Every letter says how to leave the list, and a line to ${site.email} does it too. **We do not sell addresses** or rent them out.`,
        },
      ],
    },
    {
      id: 'other-companies',
      title: 'The scheduler and other links',
      inShort: 'Other companies are contacted after your click, and then their own policies apply.',
      blocks: [
        {
          type: 'paragraph',
          text: `Pages, fonts and pictures come from our own hosting or from a delivery host that works for us. Reading a page contacts ${isOthers ? `${counter} to [count it](#what-is-counted), and no company besides these` : 'no company besides these'}.`,
        },
        {
          type: 'paragraph',
          text: `The buttons for a **demo** open a calendar run by Calendly. It is loaded only once you open it. From that moment Calendly sees your IP address and browser, may set cookies within its frame and receives what you enter there, all under Calendly’s own privacy policy. If you prefer to do without, write to ${site.email} or call ${site.phone.label}, and we agree on a time that way.`,
        },
        {
          type: 'paragraph',
          text: '**Sign In** and **Start Free Trial** lead to the web app, which has its own address. **Links to app stores and social networks** are plain links with nothing embedded. The site you go to can learn that you came from us, but not from which page. Share hands the title and address of an article to the app that you choose.',
        },
      ],
    },
    {
      id: 'server-logs',
      title: 'Server logs',
      inShort:
        'Our host writes down each request for 30 days to find faults, stop abuse and count page views.',
      blocks: [
        {
          type: 'paragraph',
          text: 'Any web server has to know where to send its answer. The log of our host holds the IP address, the time, the address that was asked for, the result, and what your browser says about itself and about where it came from.',
        },
        {
          type: 'paragraph',
          text: 'We look into these logs after a fault or an attack, and add up from them how often a page was requested. We do not join them with the mail list or with accounts. **Lines older than 30 days** are erased, unless one is needed to follow up an attack; it then goes when that matter is closed.',
        },
      ],
    },
    {
      id: 'platform',
      title: 'Accounts and customer data',
      inShort:
        'Customers decide what they store in the platform; we process it to run the service.',
      blocks: [
        {
          type: 'paragraph',
          text: '**An account** needs a name, a work e-mail address, a company and a password. A pricing plan also needs billing details; card numbers are taken by the payment provider. Beyond that, the contents come from the customer. As a rule they are:',
        },
        {
          type: 'list',
          items: [
            'orders, with the names, addresses and phone numbers of recipients',
            'vehicles, with their readings and positions over time',
            'drivers, agents and riders, with their rosters, attendance and permissions',
            'proof of delivery: signature, photo, one-time code, time and place',
            'ratings that recipients give',
          ],
        },
        {
          type: 'paragraph',
          text: 'We use this data to provide the service, keep it secure and give support, on behalf of the customer. We use none of it for **advertising**. Totals for the service as a whole, such as the number of deliveries planned, contain nothing about a person.',
        },
      ],
    },
    {
      id: 'positions',
      title: 'Positions of people',
      inShort: 'People who are tracked must know it, and SIM tracking needs their consent.',
      blocks: [
        {
          type: 'paragraph',
          text: `A position comes from a unit in the vehicle, from the network that a SIM is in, or from the driver app. **SIM tracking** begins after the person who carries the phone has agreed by text message, and ends with the trip, or at once when they withdraw. Our [terms](${routes.terms}#positions) oblige customers to tell their people who is tracked, when and why.`,
        },
        {
          type: 'paragraph',
          text: '**The driver app** asks for location for routes and arrival times, camera for scanning packages and for photos as proof, notifications for new routes and changes and, on Android alone, phone for calls to dispatch or a recipient. You can refuse each of them in the phone’s settings. Without location, routes and navigation do not work.',
        },
      ],
    },
    {
      id: 'why-we-may',
      title: 'Why we may use data',
      inShort: 'There is a purpose and a legal ground for each use.',
      blocks: [
        {
          type: 'list',
          items: [
            '**Consent:** the letter, the scheduler, SIM tracking. You may withdraw it for the future whenever you like.',
            '**Contract:** accounts, billing, support, and the talks that come before.',
            '**Legitimate interest:** replies to inquiries, servers that stay up, counts of page views, evidence in a dispute.',
            '**Legal duty:** tax records, valid orders from courts and authorities.',
          ],
        },
        {
          type: 'paragraph',
          text: '**No decision with legal effect** on you is made by software alone. The planner proposes which van takes which stop, and a dispatcher may change that.',
        },
      ],
    },
    {
      id: 'who-else',
      title: 'Who else sees it',
      inShort:
        'Firms that work for us, systems the customer connects, and authorities with a right to it.',
      blocks: [
        {
          type: 'paragraph',
          text: 'We use **providers** for hosting, e-mail, payment, messages and maps. They are bound by contract to act on our instructions. A customer may also connect systems of its own, for instance a storefront, a warehouse or a carrier, and data then flows to those by the customer’s choice.',
        },
        {
          type: 'paragraph',
          text: 'If **an authority** asks for data, we check that the request is valid, hand over no more than it covers and tell the person or customer concerned where the law lets us. Some providers are in **countries other than yours**. Where the law requires safeguards for that, such as standard contractual clauses, they are agreed before any data moves.',
        },
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      inShort: 'Each kind of data has its own end date.',
      blocks: [
        {
          type: 'list',
          items: [
            '**Mail list:** until you unsubscribe.',
            '**Form messages and e-mails:** 24 months after the last reply.',
            '**Server logs:** 30 days.',
            '**Account and billing records:** while the account is open, then as long as tax and company law require.',
            '**Customer data in the platform and its backups:** as long as the customer decides, then as the section on security says.',
          ],
        },
      ],
    },
    {
      id: 'security',
      title: 'Security',
      inShort:
        'Encryption, data location, subprocessors and deletion, and which points are still to be confirmed.',
      blocks: [
        {
          type: 'paragraph',
          text: 'In the platform each role sees what its work calls for, and customers should add two-factor sign-in and check the audit log. On our side, only staff who need access have it.',
        },
        ...(confirmed.length > 0 ? [{ type: 'list', items: confirmed } as const] : []),
        ...(unconfirmed.length > 0
          ? ([
              {
                type: 'paragraph',
                text: 'The points below are still to be confirmed. They describe the intended service; until the company that runs it confirms a point, it is no promise.',
              },
              { type: 'list', items: unconfirmed },
            ] as const)
          : []),
        {
          type: 'paragraph',
          text: `If **a breach** puts your data at risk, we inform you and the authorities as the law requires, even while some details are still open. If you find **a weakness**, write to ${site.email} with “Security” in the subject line.`,
        },
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      inShort: 'One message is enough to see, correct, move or erase your data.',
      blocks: [
        { type: 'paragraph', text: 'You may ask us to:' },
        {
          type: 'list',
          items: [
            'tell you what we hold about you, and give you a copy',
            'correct what is wrong',
            'erase what we no longer have a reason to keep',
            'stop or limit a use that you object to',
            'hand your data over in a common file format',
          ],
        },
        {
          type: 'paragraph',
          text: `Write to ${site.email} with “Privacy” in the subject line. We may ask a question to make sure that it is you. You have an answer **within 30 days**, free of charge. The law where you live may give you more, for example the California Consumer Privacy Act and similar laws of other US states, the General Data Protection Regulation in the European Union or the Digital Personal Data Protection Act in India. You can also complain to your data protection authority.`,
        },
      ],
    },
    {
      id: 'children',
      title: 'Children',
      inShort: 'This site and the platform are for businesses and their adult staff.',
      blocks: [
        {
          type: 'paragraph',
          text: 'We collect **no data from children under 13**. If you believe that a child has sent us something, let us know and we erase it. Customers are asked not to have a child sign for a delivery or read out its code.',
        },
      ],
    },
    {
      id: 'accessibility',
      title: 'Accessibility',
      inShort: 'We aim for WCAG 2.2, level AA, and want to hear where we miss it.',
      blocks: [
        {
          type: 'paragraph',
          text: 'The public site should work for everybody. Our aim is level AA of the Web Content Accessibility Guidelines 2.2. Pages are tested with the axe rules in a browser. Beyond those, we check that the keyboard reaches everything, that focus can be seen, that text has enough contrast in both themes, and that pages hold together in a window of 320 pixels and with text at double size. Movement can be paused and stays off if your device asks for less of it. Reading and following links need no JavaScript.',
        },
        {
          type: 'paragraph',
          text: `At the last full test, axe found nothing on ${axeWords}. What was tested and measured can be read [as data](${resultsPath})${inRepository}.`,
        },
        { type: 'paragraph', text: 'Limits that we know of:' },
        {
          type: 'list',
          items: [
            'The calendar for demos is made by Calendly, and we cannot repair it. Phone and e-mail lead to the same appointment.',
            'Maps come with a description in words, though not street by street.',
            'The site is in English only.',
            'We have not tried every pairing of browser and screen reader, and no outside body has audited the site.',
            'This chapter speaks of the public site; it makes no statement about the web app and the mobile apps.',
          ],
        },
        {
          type: 'paragraph',
          text: `If something stands in your way, write to ${site.email} or call ${site.phone.label}. Tell us the page, what you wanted to do and which tools you use. Until it is fixed, we give you the same information in a form that works for you.`,
        },
      ],
    },
    {
      id: 'changes-and-contact',
      title: 'Changes and contact',
      inShort: 'The date at the top changes with our rules, and we announce what matters.',
      blocks: [
        {
          type: 'paragraph',
          text: 'When the site or the platform changes what it does with data, we change **this page first**. Account holders get an e-mail about changes that affect them, 30 days ahead where that is possible.',
        },
        {
          type: 'paragraph',
          text: `Questions and complaints about privacy go to ${site.email} or ${site.phone.label}. You may also use the [contact page](${routes.contact}).`,
        },
      ],
    },
  ],
} as const satisfies LegalDocument;
