import { site } from '@/content/site';
import type { HelpArticle } from '../types';

export const driverManagementGuide = {
  id: 2,
  slug: 'driver-management-guide',
  title: 'Driver accounts and permissions',
  description:
    'Add drivers, pick one of three roles, hand over the first password safely, turn on two-factor sign-in and read the audit log.',
  type: 'guide',
  difficulty: 'beginner',
  category: 'driver-management',
  rank: 2,
  readTime: 6,
  views: 7420,
  author: 'Support team',
  updated: '2026-11-29',
  checked: '2026-11-29',
  chapters: [
    {
      id: 'what-an-account-opens',
      title: 'What a driver account opens',
      blocks: [
        {
          type: 'paragraph',
          text: `A driver account is a sign-in for the ${site.name} driver app. It consists of a company code, a username and a password, and the fleet manager provides all three. Dispatchers and fleet managers work in the web app with accounts of their own, which this guide leaves aside. Where SIM tracking works, the driver of a contract truck needs no account; [one text message](/support/articles/sim-tracking-consent) is enough.`,
        },
        {
          type: 'paragraph',
          text: 'Give each person an account, even someone who drives for a week. When two people share one, it cannot be said later who marked a package as delivered.',
        },
        {
          type: 'paragraph',
          text: 'You need a fleet manager’s sign-in for what follows. Once signed in, you see **Drivers** with its four tabs: **Drivers**, **Teams**, **Roles** and **Audit log**. The **Roles** tab holds the table below, for looking things up without this page.',
        },
      ],
    },
    {
      id: 'roles',
      title: 'The three roles',
      blocks: [
        {
          type: 'table',
          caption: 'What each role may do',
          columns: ['Permission', 'Standard Driver', 'Senior Driver', 'Team Lead'],
          rows: [
            ['View assigned routes', 'Yes', 'Yes', 'Yes'],
            ['Update delivery status', 'Yes', 'Yes', 'Yes'],
            ['Use mobile navigation', 'Yes', 'Yes', 'Yes'],
            ['Talk to dispatch', 'Yes', 'Yes', 'Yes'],
            ['Modify route sequences', 'No', 'Yes', 'Yes'],
            ['Access customer information', 'No', 'Yes', 'Yes'],
            ['Handle exceptions', 'No', 'Yes', 'Yes'],
            ['Manage team assignments', 'No', 'No', 'Yes'],
            ['See team performance reports', 'No', 'No', 'Yes'],
            ['Take on escalated issues', 'No', 'No', 'Yes'],
          ],
        },
        {
          type: 'list',
          items: [
            '**Modify route sequences**: the driver moves a stop up or down the list in the app.',
            '**Access customer information**: the app shows the recipient’s name and number. A Standard Driver sees address, time window and note, and calls dispatch instead.',
            '**Handle exceptions**: after a failed delivery the driver decides what happens next, for instance a second attempt this afternoon. For a Standard Driver the dispatcher decides.',
            '**Escalated issues**: what a driver hands upward lands with the Team Lead of that team first. Assignments, reports and issues are all on the **Team** tab of the driver app.',
          ],
        },
      ],
    },
    {
      id: 'add-a-driver',
      title: 'Add a driver',
      blocks: [
        {
          type: 'steps',
          steps: [
            'Open **Drivers** and press **Add driver**.',
            'Fill in **Full name**, **E-mail**, **Phone** and **License number**.',
            'Enter a **Username**. First initial and surname in small letters, such as mcastellanos, is easy to say over the phone. It can be given only once in your company.',
            'Set **Role** to **Standard Driver**. You can raise it later.',
            'Choose an **Assigned vehicle** and, if you use them, a **Team** and **Skills** such as “forklift.”',
            'Leave **Require password change at first login** checked.',
            'Press **Save**. A window shows the temporary password.',
          ],
        },
        {
          type: 'steps',
          title: 'Make a team',
          steps: [
            'Open **Drivers**, tab **Teams**, press **Add team** and name it after its hub or shift.',
            'Select the drivers who belong to it.',
            'Choose one of them under **Lead**. Only drivers whose role is Team Lead are on offer, so raise the role first.',
            'Press **Save**.',
          ],
        },
        {
          type: 'warning',
          title: 'The temporary password appears once',
          text: 'Write it down before you close the window. If it gets lost, open the driver and press **Reset password** for a new one; the old one stops working.',
        },
      ],
    },
    {
      id: 'first-login',
      title: 'Hand over the first login',
      blocks: [
        {
          type: 'paragraph',
          text: 'Until the driver has chosen a new password, you know the one in use. That is why the first login should force a change. The driver needs about ten minutes and a charged phone.',
        },
        {
          type: 'picture',
          src: 'help-handover',
          alt: 'A message brings company code and username to the sign-in, a call brings the temporary password; each enters its own field.',
          caption:
            'Picture of the sign-in. The username comes one way, the password another: a thief who intercepts one has half of it.',
        },
        {
          type: 'steps',
          steps: [
            'Look up the company code under **Settings**, tab **Company**.',
            'Send the company code and the username to the driver in one message.',
            'Give the temporary password in person or by phone, never in that same message.',
            'The driver [installs the app](/support/articles/mobile-app-guide), enters **Company code**, **Username** and **Password**, and taps **Sign in**.',
            'The app asks for a new password twice. The driver types it unobserved.',
            'Check in **Drivers** that the status has changed from **Invited** to **Active**.',
          ],
        },
        {
          type: 'paragraph',
          text: 'If the status stays at **Invited** after the driver has signed in, the check mark at the password change was cleared and the temporary password is still valid. Press **Reset password**, check the box and start over.',
        },
      ],
    },
    {
      id: 'two-factor',
      title: 'Turn on two-factor authentication',
      blocks: [
        {
          type: 'paragraph',
          text: 'With two-factor authentication a password alone opens nothing: the app also asks for a six-digit code. Begin with Team Leads and Senior Drivers, who see customer data, and add Standard Drivers a week later.',
        },
        {
          type: 'steps',
          steps: [
            'Tell the drivers the day before, and have them install an authenticator app.',
            'Open **Settings**, tab **Security**, and find **Two-factor authentication**.',
            'Set it to **Required** for each role you start with, and press **Save**.',
            'At the next sign-in the driver app shows a key. The driver taps **Copy key** and pastes it into the authenticator app on the same phone.',
            'The driver types the six digits into the driver app and taps **Confirm**.',
          ],
        },
        {
          type: 'tip',
          title: 'A lost or new phone',
          text: 'Open the driver under **Drivers** and press **Reset two-factor**. Call the person back on a number you know before you do it, since a stranger with a good story would ask for the same thing.',
        },
      ],
    },
    {
      id: 'least-privilege',
      title: 'Keep to least privilege',
      blocks: [
        {
          type: 'paragraph',
          text: '[Least privilege](/support#glossary-least-privilege) means that a person may do what the work needs and no more. At Riverside hub, our sample fleet, five people drive. Three are Standard Drivers. One Senior Driver drives the route with the difficult customers, and one Team Lead assigns the vans. Two of five can see phone numbers, and that is enough.',
        },
        {
          type: 'list',
          items: [
            'Raise a role when a task comes up for the third time, not because a driver has been there long. Open the driver, press **Edit**, choose the **Role** and press **Save**.',
            'For a vacation stand-in, set a date under **Role until**. The role then falls back by itself.',
            'Four times a year open **Drivers**, sort by **Role** and ask of each Senior Driver and Team Lead what they last used it for.',
          ],
        },
      ],
    },
    {
      id: 'when-a-driver-leaves',
      title: 'When a driver leaves or moves on',
      blocks: [
        {
          type: 'steps',
          steps: [
            'Check in **Live** that the driver has no open stops today. [Move any that are left](/support/articles/multi-vehicle-routing#move-stops) to another driver.',
            'Open the driver under **Drivers** and press **Deactivate**. The phone is signed out.',
            'Give **Assigned vehicle** to the successor.',
            'Look through **Plan** for dispatched plans that still carry the name, and change the driver there.',
          ],
        },
        {
          type: 'paragraph',
          text: 'A deactivated account keeps its history, so proofs of delivery still show who took the signature. A driver who returns gets the same account back through **Activate**.',
        },
      ],
    },
    {
      id: 'audit-log',
      title: 'Read the audit log',
      blocks: [
        {
          type: 'paragraph',
          text: 'The **Audit log** tab records sign-ins and changes with time, person, action and the value before and after. An entry cannot be edited. Choose an action under **Filter** and a span under **From** and **To**, and put ten minutes a week aside for the lines below. **Export** makes a copy when you need one for an inquiry.',
        },
        {
          type: 'table',
          caption: 'What to look for each week',
          columns: ['Filter', 'Look for', 'Then'],
          rows: [
            [
              'Failed sign-ins',
              'Five or more for one username',
              'Call the driver, reset the password',
            ],
            [
              'Role changes',
              'A higher role without a request for it',
              'Set the role back, and ask the person who changed it why',
            ],
            ['Password resets', 'The same driver twice', 'Check whether the phone is shared'],
            ['Sign-ins', 'A time far outside the shift', 'Ask; deactivate if there is no answer'],
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Set up the driver app', href: '/support/articles/mobile-app-guide' },
    { label: 'Create a first route', href: '/support/articles/route-optimization-guide' },
  ],
  product: { label: 'What drivers get: the driver app', href: '/driver-mobile-app' },
  article: { label: 'A driver’s first week', href: '/blog/a-drivers-first-week' },
} as const satisfies HelpArticle;
