import { site } from '@/content/site';
import type { HelpArticle } from '../types';

export const notificationGuide = {
  id: 5,
  slug: 'notification-guide',
  title: 'Set up customer notifications',
  description:
    'Connect a gateway, write the templates, switch on the four notification types and test them before a real recipient reads one.',
  type: 'guide',
  difficulty: 'beginner',
  category: 'tracking-notifications',
  rank: 14,
  readTime: 7,
  views: 6180,
  author: 'Support team',
  updated: '2026-11-29',
  checked: '2026-11-29',
  chapters: [
    {
      id: 'four-types',
      title: 'The four notification types',
      blocks: [
        {
          type: 'paragraph',
          text: `${site.name} writes to recipients at four moments. You decide for each moment whether a message goes out, through which channel and in which words. Until you switch a type on, it sends nothing to them.`,
        },
        {
          type: 'table',
          caption: 'When each type is sent',
          columns: ['Type', 'Sent when', 'What it should say'],
          rows: [
            [
              'Delivery scheduled',
              'A plan is dispatched with **Notify recipients** checked',
              'Day and time window, how to change it',
            ],
            [
              'Out for delivery',
              'The vehicle is a set number of stops or minutes away',
              'Arrival time and tracking link',
            ],
            [
              'Delivery completed',
              'The driver swipes **Complete**',
              'Time, who signed, request for a rating',
            ],
            [
              'Delivery exception',
              'The driver taps **Failed**, or the arrival slips out of its window',
              'The reason and what happens next',
            ],
          ],
        },
        {
          type: 'picture',
          src: 'delivery-link-phone',
          alt: 'Message “Out for delivery”: two packages, between 2:00 and 2:30, with the button Track package; a line of stops leads from it to a house at 2:08.',
          caption:
            '“Out for delivery” as the recipient gets it: what comes, in which window, and the link to the arrival time.',
        },
        {
          type: 'paragraph',
          text: 'The work has an order: gateway, templates, types, test, then on. You need a sign-in that shows **Notifications** in the menu, usually a fleet manager’s, and the access data of the service that carries your messages.',
        },
      ],
    },
    {
      id: 'choose-channels',
      title: 'Choose the channels',
      blocks: [
        {
          type: 'paragraph',
          text: 'A gateway is the service that carries the message: an SMS provider, a mail server, a chat service, or one for push messages or voice calls. You need one gateway per channel, and one channel is enough to begin with.',
        },
        {
          type: 'picture',
          src: 'delivery-gateways',
          alt: 'Five lines lead from one package to five labels: SMS, E-mail, Chat, Push and Voice call.',
          caption:
            'One notification can leave by any of five channels; each line stands for a gateway that you connect.',
        },
        {
          type: 'table',
          caption: 'The three most used channels compared',
          columns: ['Channel', 'You need', 'Good for', 'Mind'],
          rows: [
            [
              'SMS',
              'Account with an SMS provider',
              'Short notice',
              'Each part of a text costs money',
            ],
            [
              'E-mail',
              'Your mail server or a mailing service',
              'The day before',
              'Read late or not at all',
            ],
            [
              'Chat',
              'Business account with the chat service',
              'Replies',
              'Some services approve templates first',
            ],
          ],
        },
        {
          type: 'paragraph',
          text: 'A common start: e-mail for scheduled and completed, SMS for out for delivery and for exceptions. What must be read within the hour goes to the phone.',
        },
      ],
    },
    {
      id: 'connect-a-gateway',
      title: 'Connect a gateway',
      blocks: [
        {
          type: 'steps',
          steps: [
            'Open **Notifications**, tab **Gateways**, and press **Add gateway**.',
            'Choose the **Channel** and then the **Provider**.',
            'Paste the **Account key** from your account with the provider. For e-mail enter **Server**, **User** and **Password** instead.',
            'Enter the **Sender**: a number, a name or an address that recipients know.',
            'Press **Send test**, type your own number or address, and wait for the message.',
            'When it has arrived, press **Save**. The gateway’s line now reads **Connected**.',
            'With a second gateway for the same channel, drag the better one to the top. The other one steps in when it fails.',
          ],
        },
        {
          type: 'warning',
          title: 'An account key is a password',
          text: 'A person who holds the key can send messages at your expense. Paste it straight into the field, keep it out of e-mails and chats, and have the provider replace it when a person who knew it leaves.',
        },
      ],
    },
    {
      id: 'write-templates',
      title: 'Write the templates',
      blocks: [
        {
          type: 'paragraph',
          text: 'The **Templates** tab holds one text for each type and channel. Words in braces are filled in when the message is sent.',
        },
        {
          type: 'table',
          caption: 'Placeholders',
          columns: ['Placeholder', 'Becomes'],
          rows: [
            ['{recipient}', 'The name in the stop, such as Ines Duarte'],
            ['{window}', 'The promised time: 2:00–2:30 PM'],
            ['{arrival}', 'The [ETA](/support#glossary-eta) as it stands: 2:08 PM'],
            ['{driver}, {vehicle}', 'First name of the driver, name of the vehicle'],
            ['{link}', 'The recipient’s own tracking address'],
            ['{reason}', 'What the driver chose after **Failed**'],
            ['{company}', 'Your name from **Settings**, tab **Company**'],
          ],
        },
        {
          type: 'picture',
          src: 'help-text',
          alt: 'A template with the placeholders arrival and link, and beside it the phone that received 2:08 and a tracking address in their place.',
          caption: 'On the left, what you write; on the right, what the recipient reads.',
        },
        {
          type: 'steps',
          title: 'Edit a template',
          steps: [
            'Open **Notifications**, tab **Templates**, and choose type and channel.',
            'Start with the one thing the recipient must know: “Your package arrives at {arrival}. Follow the van: {link}.”',
            'Add a line on what to do if the time does not suit.',
            'Press **Preview** to read it with the data of a real stop.',
            'Press **Add language** for each language your recipients speak, then **Save**.',
          ],
        },
        {
          type: 'tip',
          title: 'Count the characters of an SMS',
          text: 'One SMS holds 160 plain characters. A single curly quote or emoji brings the limit down to 70, and longer texts are billed in parts. The counter below the field shows how many parts the text will need if each placeholder takes its longest likely value.',
        },
      ],
    },
    {
      id: 'prepare-types',
      title: 'Prepare the types',
      blocks: [
        {
          type: 'steps',
          steps: [
            'Open **Notifications**, tab **Types**. Each type is **Off**, **Test only** or **On**. Set all four to **Test only**.',
            'Enter your own number and e-mail address under **Test recipients**. For now a message leaves only if its recipient is on this list.',
            'For each type, check the box of at least one channel.',
            'For **Out for delivery** set **Send when** to 2 stops or 15 minutes before arrival.',
            'For **Delivery exception** set **Send when late by** to 15 minutes, so that two minutes in traffic set off no message.',
            'Set **Quiet hours**, for example 9:00 PM to 7:00 AM. Messages due in that time wait until it ends.',
            'Press **Save**.',
          ],
        },
        {
          type: 'paragraph',
          text: 'One thing is easy to miss: “Delivery scheduled” leaves when the plan is dispatched. A team that dispatches at six in the morning wakes people. With quiet hours set, it tells them at seven about a delivery that is already on its way. Dispatch the evening before if you want the message to be of use. Alerts to your own staff are another matter: the [geofence guide](/support/articles/geofence-guide) shows how to set them.',
        },
      ],
    },
    {
      id: 'test-first',
      title: 'Test with yourself as the customer',
      blocks: [
        {
          type: 'steps',
          steps: [
            'Outside quiet hours, [create a plan](/support/articles/route-optimization-guide) for today with two stops near the hub. Give both your own phone and e-mail, and a time window in the next two hours.',
            'Give it to a driver who is at the hub, keep **Notify recipients** checked and send it.',
            'Read “Delivery scheduled” on your phone.',
            'Have the driver tap **Start route**. Both stops are close enough for “Out for delivery” to leave at once. Open its link and look at the tracking page.',
            'At the first stop the driver swipes **Complete**; at the second, the driver [reports a failure](/support/articles/mobile-app-guide#complete-or-failed) with **Failed** and chooses **Not home**. Compare the two messages with your templates.',
            'Open **Notifications**, tab **Log**. Each message is listed there with time, channel and status.',
          ],
        },
        {
          type: 'steps',
          title: 'Switch on, one type at a time',
          steps: [
            'Set **Delivery completed** to **On**. It is the safest, since the delivery is done when it leaves; only a swipe at the wrong stop can make it untrue.',
            'After two quiet days add **Out for delivery**, then **Delivery exception**.',
            'Switch on **Delivery scheduled** last, once your dispatchers have agreed on the hour at which they dispatch.',
          ],
        },
      ],
    },
    {
      id: 'consent',
      title: 'Consent, registration and cost of texts',
      blocks: [
        {
          type: 'list',
          items: [
            'In the United States a business that texts from an ordinary ten-digit number first registers itself and its messages with the carriers; the trade calls such a number [10DLC](/support#glossary-10dlc). Your SMS provider files the registration; allow days to weeks, and until then expect your texts to be blocked.',
            'Most countries accept a text about a delivery that its reader ordered; advertising in the same text often needs a consent of its own. Ask a lawyer rather than the SMS provider.',
            'A recipient may end texts in any reasonable words, and in the United States a request has to be honored within ten business days (47 CFR 64.1200(a)(10), in force since April 11, 2025). A reply of STOP, END, QUIT, CANCEL, REVOKE, OPT OUT or UNSUBSCRIBE sets **No messages** for that number at once, on all its stops to come. Read other replies under **Log**, filter **Replies**, and press **No messages** there.',
            'Work out the bill before you switch on everything. For 89 stops a day with two SMS of one part each, at an assumed 4 cents a part, 89 × 2 × $0.04 = $7.12 a day, or about $157 for 22 working days.',
          ],
        },
      ],
    },
    {
      id: 'when-messages-fail',
      title: 'When a message does not arrive',
      blocks: [
        {
          type: 'table',
          caption: 'What the log tells you',
          columns: ['Status in the log', 'Meaning', 'What to do'],
          rows: [
            [
              'No entry',
              'Type off or on test, or the check box at dispatch was cleared',
              'Check **Types**, then the plan',
            ],
            ['No address', 'The stop has no phone or e-mail', 'Complete the import file'],
            ['Rejected', 'The provider refused the number', 'Add the country code: +1, +44, +91'],
            ['Waiting', 'Quiet hours', 'Nothing; it leaves when they end'],
            [
              'Gateway error',
              'Key expired or credit used up',
              'Renew it, then press **Send test**',
            ],
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Create a first route', href: '/support/articles/route-optimization-guide' },
    { label: 'Set up the driver app', href: '/support/articles/mobile-app-guide' },
    { label: 'Browse the integrations', href: '/integrations' },
  ],
  product: { label: 'Delivery management, messages included', href: '/delivery-management' },
  article: { label: 'How accurate is an ETA?', href: '/blog/how-good-is-an-eta' },
} as const satisfies HelpArticle;
