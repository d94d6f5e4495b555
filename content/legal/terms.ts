import { routes } from '@/lib/routes';
import { site } from '../site';
import type { LegalDocument } from './types';

export const terms = {
  title: 'Terms of service',
  updated: '2026-11-29',
  inShort: [
    { value: '18 or older', label: 'to open an account' },
    { value: 'Trial', label: 'free, without a card, and over by itself' },
    { value: 'Payment', label: 'in advance, by the month or the year, until you cancel' },
    { value: '12 months', label: 'of fees: the cap on our liability' },
    { value: 'Jaipur', label: 'courts, under Indian law' },
    { value: 'Whom to ask', label: `${site.email} or ${site.phone.label}` },
  ],
  chapters: [
    {
      id: 'who-may-use',
      title: `Who may use ${site.name}`,
      inShort: 'You must be 18 or older, and allowed to speak for the company you sign up.',
      blocks: [
        {
          type: 'paragraph',
          text: `These terms are an agreement between you and the company that runs ${site.name} (“we”). They cover this website, the web app, the supervisor, dispatcher and driver apps and the API, together “the service.” By opening an account or using the service you accept them. If your company has signed an order with us and it differs from these terms, the order wins.`,
        },
        {
          type: 'paragraph',
          text: 'Users must be **at least 18 years old**. If you accept for a company, you confirm that you may bind it, and “you” then means that company with everyone it gives access to. Reading the public pages needs no account.',
        },
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      inShort: 'Keep access details safe; what happens under your account counts as yours.',
      blocks: [
        {
          type: 'paragraph',
          text: 'Give correct details and keep them up to date. Passwords, API keys and the company code for the driver app are for the people you meant them for. Give each person **a login of their own** and no more rights than the job needs.',
        },
        {
          type: 'paragraph',
          text: `What is done under your account is treated as done by you until you tell us that another person has got in. Write to ${site.email} as soon as you suspect it, and we lock the access while we look into it together.`,
        },
      ],
    },
    {
      id: 'trials',
      title: 'Trials',
      inShort: 'A trial is free, ends by itself and never turns into a bill.',
      blocks: [
        {
          type: 'paragraph',
          text: 'A trial lasts for the trial period shown when you sign up. It needs **no credit card**. When it ends, access stops unless you have chosen a pricing plan, and nothing is charged. Each company has one trial; we may refuse a second.',
        },
        {
          type: 'paragraph',
          text: 'What you entered during a trial is kept for **30 days after its last day**, so that you can carry on or take it with you. Trials come as they are, and features may differ from those of the pricing plan you choose later.',
        },
      ],
    },
    {
      id: 'subscriptions',
      title: 'Subscriptions and payment',
      inShort: 'You pay in advance for the period you chose, and it renews until you cancel.',
      blocks: [
        {
          type: 'paragraph',
          text: `Fees are those of the [pricing page](${routes.pricing}) on the day you subscribe, or those in your order. They count users or vehicles, as your order says, and exclude tax.`,
        },
        {
          type: 'list',
          items: [
            '**Billing:** at the start of each month or year. Users or vehicles added in between are charged for the rest of the period.',
            '**Payment:** Visa, MasterCard or American Express; ACH in the US only; wire transfer for enterprise customers.',
            '**Renewal:** for another period of the same length, unless you cancel before it begins.',
            '**Cancellation:** at any time in your account or by e-mail. Access lasts until the end of the period you have paid for.',
            '**Refunds:** where these terms or the law give you one, and not otherwise.',
            '**Late payment:** we remind you first. If an invoice is still open 14 days after that, we may suspend the service until it is paid.',
          ],
        },
        {
          type: 'paragraph',
          text: 'We may change prices from your next renewal on. You hear of it **at least 30 days before**, early enough to cancel.',
        },
      ],
    },
    {
      id: 'acceptable-use',
      title: 'Acceptable use',
      inShort:
        'Use the service for your own operation, within the law and within the published limits.',
      blocks: [
        { type: 'paragraph', text: 'You agree not to:' },
        {
          type: 'list',
          items: [
            '**break the law** with the service, or plan the transport of goods that may not be carried',
            '**send messages** to recipients beyond those their delivery or visit calls for, unless they agreed to more',
            'have **a child under 13** sign for a delivery or read out its code',
            '**resell the service** or let others run their fleets on your account without our written consent',
            '**copy the software**, take it apart or look for its source code, except where the law allows it',
            '**test its security** without our permission, get around limits or disturb other customers',
            'use its output to build **a competing product**',
          ],
        },
        {
          type: 'paragraph',
          text: `Programs that call the API keep to the limits in the [API documentation](${routes.apiDocs}). If your use puts the service or other people at risk, we may **suspend the part concerned**. We tell you why and lift the suspension once the cause is gone.`,
        },
      ],
    },
    {
      id: 'positions',
      title: 'Fair use of positions',
      inShort:
        'Tell the people you track that you track them, and ask first where the law says so.',
      blocks: [
        {
          type: 'paragraph',
          text: 'A position shows where a person is. Before you switch tracking on, tell drivers, agents and riders what is recorded, during which hours, for what purpose and who can see it. Get their consent, or the agreement of their representatives, where the law asks for it.',
        },
        {
          type: 'list',
          items: [
            '**SIM tracking** needs the consent of the person who carries the phone. Do not give that consent in their place.',
            '**Tracking is for working time.** Outside working time, switch it off or let people switch it off.',
            '**Positions** may not be used to stalk, threaten or discriminate against anyone.',
          ],
        },
        {
          type: 'paragraph',
          text: 'You answer for claims that arise because these duties were not met, and you cover the costs that we reasonably have from them.',
        },
      ],
    },
    {
      id: 'your-data',
      title: 'Your data',
      inShort: 'What you put in stays yours, and we use it to run the service for you.',
      blocks: [
        {
          type: 'paragraph',
          text: 'Addresses, orders, vehicles, people, proofs and everything else you enter or your devices report **remain yours**. You give us the right to store, copy and process them as far as the service needs it, and you confirm that you may pass them to us. You are responsible for their accuracy: a stop with the wrong pin gets a precise route to the wrong door.',
        },
        {
          type: 'paragraph',
          text: `The [privacy policy](${routes.privacyPolicy}) says how personal data is handled. Where the law requires a contract on data processing between us, it is part of this agreement. You can **export your data** while the agreement runs. We may count how the service is used, in totals that identify neither you nor any person.`,
        },
      ],
    },
    {
      id: 'on-the-road',
      title: 'Plans and the road',
      inShort: 'A route is a proposal; the driver and the traffic law come first.',
      blocks: [
        {
          type: 'paragraph',
          text: 'Routes, arrival times, alerts and readings are computed from maps, traffic data, radio signals and what you have entered. They can be late, incomplete or wrong. Drivers must follow **signs, police and common sense** before any screen, and must not operate a phone while driving. Bridge heights, weight limits and rest times have to be checked by you, even where the planner takes them into account.',
        },
        {
          type: 'paragraph',
          text: 'The service **does not replace** emergency calls, an electronic logging device (ELD) or a safety system. Whether a signature, photo or one-time code is enough as proof in your trade is for you and your lawyer to judge.',
        },
      ],
    },
    {
      id: 'availability',
      title: 'Availability and support',
      inShort: 'We work to keep the service up; figures are promised only in an order.',
      blocks: [
        {
          type: 'paragraph',
          text: 'We maintain the service with care, announce planned maintenance where we can and place it in quiet hours. Uptime and results quoted on this site are our own statements about the service as a whole. They become a commitment to you **only if your order says so**. Support comes in the form and hours that belong to your pricing plan.',
        },
        {
          type: 'paragraph',
          text: 'We are not responsible for failures outside our control, such as mobile networks, power cuts, natural disasters or acts of government. The driver app needs a phone that meets its requirements and a connection from time to time.',
        },
      ],
    },
    {
      id: 'connected-services',
      title: 'Connected services and devices',
      inShort: 'What you connect to the service is governed by its maker’s terms.',
      blocks: [
        {
          type: 'paragraph',
          text: 'You may connect storefronts, warehouse systems, carriers, accounting software and tracking hardware. Each has terms and prices of its own, and its maker may change or end it. By connecting one you tell us to exchange the data that the link needs. We fix our side of a link when it breaks, and cannot vouch for the other.',
        },
      ],
    },
    {
      id: 'rights-in-the-service',
      title: 'Rights in the service',
      inShort: 'The service stays ours, and you may use it while the agreement runs.',
      blocks: [
        {
          type: 'paragraph',
          text: 'The software, the site, its texts, drawings and marks belong to us or to those who license them to us. For the length of the agreement you may use the service for your own business; you cannot pass this right on without our consent. **Plans, reports and invoice lines** that it produces from your data are yours to keep and use.',
        },
        {
          type: 'paragraph',
          text: 'If you send us an idea for the service, we may use it without paying for it. We name you as a customer **only if you agree**.',
        },
      ],
    },
    {
      id: 'liability',
      title: 'Our liability',
      inShort: 'Our total liability ends at the fees you paid in the preceding 12 months.',
      blocks: [
        {
          type: 'paragraph',
          text: 'Apart from what these terms or an order promise, the service comes as it is, without further warranties as far as the law permits.',
        },
        {
          type: 'list',
          items: [
            '**All claims** arising from the service and this agreement together are capped at the fees that you paid us in the 12 months before the event that caused them.',
            'Neither side owes the other compensation for **indirect damage**, lost profit or lost business.',
            'Nothing here limits **liability that the law does not let us limit**, for example for fraud or for injury caused by negligence.',
            '**The cap does not apply** to the fees you owe, or to your duties under [Fair use of positions](#positions).',
          ],
        },
      ],
    },
    {
      id: 'termination',
      title: 'Ending the agreement',
      inShort: 'Either side can end it, and you have 30 days to take your data out.',
      blocks: [
        {
          type: 'paragraph',
          text: 'You may cancel as described under [Subscriptions and payment](#subscriptions). We may end the agreement at the close of a paid period with **30 days’ notice**. Either side may end it at once if the other breaks it in an important respect and does not put that right within 14 days of being told.',
        },
        {
          type: 'paragraph',
          text: 'After the end, your data can be exported for **30 days**. Then we erase it; copies in backups are overwritten within another 60 days. If you end the agreement because of a breach on our side, you get back what you paid for the time that remains. Chapters that are meant to last, such as those on liability and law, go on.',
        },
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      inShort:
        'You hear 30 days ahead of changes to your disadvantage, and can leave before they apply.',
      blocks: [
        {
          type: 'paragraph',
          text: 'We change these terms when the service or the law does. The date at the top shows the latest version. If a change is to your disadvantage, we write to the e-mail address of your account **at least 30 days** before it takes effect. You may cancel until then, with a refund for the remaining time. If you keep using the service afterward, the new version applies.',
        },
      ],
    },
    {
      id: 'law',
      title: 'Law and courts',
      inShort: 'Indian law applies, and disputes go to the courts of Jaipur.',
      blocks: [
        {
          type: 'paragraph',
          text: 'This agreement is governed by **the laws of India**. **The courts of Jaipur** have exclusive jurisdiction over disputes that arise from it. Please talk to us before going there: most things can be settled in 30 days by people who know the case. Rights that the law of your country gives you and that no contract can remove stay with you.',
        },
        {
          type: 'paragraph',
          text: 'If one sentence of these terms is invalid, the others stand. If we do not use a right at once, we keep it. You may transfer the agreement with our consent; we may transfer it to a company that takes over the service.',
        },
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      inShort: 'Write or call, and a person answers.',
      blocks: [
        {
          type: 'paragraph',
          text: `Questions about these terms go to ${site.email} or ${site.phone.label}. **Formal notices** must be sent by e-mail: ours to the address in your account, yours to ${site.email}. The [contact page](${routes.contact}) has a form as well.`,
        },
      ],
    },
  ],
} as const satisfies LegalDocument;
