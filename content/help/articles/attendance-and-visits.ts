import type { HelpArticle } from '../types';

export const attendanceAndVisits = {
  id: 18,
  slug: 'attendance-and-visits',
  title: 'Set up attendance and visits',
  description:
    'Draw the sites, let field agents check in on location, correct a sheet, and plan the visits of a day by skill and promised hour.',
  type: 'guide',
  difficulty: 'beginner',
  category: 'driver-management',
  rank: 4,
  readTime: 5,
  views: 0,
  author: 'Support team',
  updated: '2026-11-29',
  checked: '2026-11-29',
  chapters: [
    {
      id: 'what-you-need',
      title: 'What you need',
      blocks: [
        {
          type: 'paragraph',
          text: 'Attendance records when a field agent starts and ends work, and at which site. Visits are the appointments in between. Both belong to the Standard pricing plan, as the [comparison](/pricing#comparison) shows, and both run in the driver app, so each agent needs [an account](/support/articles/driver-management-guide#add-a-driver).',
        },
        {
          type: 'list',
          items: [
            'The addresses of your sites, and one person who knows where their gates are.',
            'The skills and certificates of each agent, such as “traction elevators.”',
            'A shift for each agent, with the length of its unpaid break.',
            'A date on which you told the team what is recorded. Check-in reads the location once, at the tap; the app reports locations only between **Start route** and **End route**.',
          ],
        },
      ],
    },
    {
      id: 'draw-sites',
      title: 'Draw the sites',
      blocks: [
        {
          type: 'steps',
          steps: [
            'Open **Field team**, tab **Sites**, and press **Add site**.',
            'Enter the **Name** that agents use, and the **Address**.',
            'Choose **Outline** and click along the edge of the lot. A circle is enough for a single door; the [geofence guide](/support/articles/geofence-guide#circle-or-outline) compares the two.',
            'Leave **Tolerance** at 50 feet. It makes up for a phone between tall walls.',
            'Under **Shift starts here** choose the agents who begin their day at this site, and press **Save**.',
          ],
        },
        {
          type: 'picture',
          src: 'field-site',
          alt: 'Site plan with a fence along the lot line: a check-in 85 feet outside is refused, the one at the door is accepted.',
          caption: 'The fence follows the lot, so the neighboring lot stays outside.',
        },
      ],
    },
    {
      id: 'check-in',
      title: 'How an agent checks in',
      blocks: [
        {
          type: 'steps',
          steps: [
            'At the site the agent opens **Today** and taps **Check in**.',
            'Inside the fence, or up to 50 feet outside its line, the tap counts. Farther out the app refuses it and shows the distance in feet.',
            'If the shift began more than five minutes ago, the app asks once for the reason.',
            '**Break** and **Back to work** record the break. **Check out** ends the day at the last site.',
          ],
        },
        {
          type: 'paragraph',
          text: 'A day looks like this: check-in at 7:56 AM, check-out at 4:31 PM, and a break of 30 minutes. From 7:56 to 4:31 it is 8 hours 35 minutes; less the break, the sheet shows 8 hours 5 minutes. It stores the minutes without rounding. If payroll rounds, set the step under **Settings**, tab **Company**, and have a lawyer confirm it for your state.',
        },
        {
          type: 'picture',
          src: 'field-attendance-phone',
          alt: 'Attendance on Thursday, November 12: check-ins at 7:49, 7:56, 8:02 and 8:11 AM, each followed by a bar, three of them with a gap for the break; T. Adeyemi is marked 11 min late.',
          caption:
            'Four of four have checked in. The gap in a bar is the break, and 8:11 is late enough for the app to ask why.',
        },
        {
          type: 'warning',
          title: 'Do not use SIM locations for hours',
          text: 'A SIM is located within half a mile to two miles, which cannot tell a site from the street behind it. An agent without a smartphone is checked in by the supervisor’s tap instead.',
        },
      ],
    },
    {
      id: 'correct-and-export',
      title: 'Correct a sheet and send it to payroll',
      blocks: [
        {
          type: 'steps',
          steps: [
            'Open **Field team**, tab **Attendance**, and filter by **Open**. These days miss a check-out or have a refused check-in.',
            'Click the line, enter the time and choose a **Reason**, such as “Phone empty.”',
            'Press **Save**. Old value, new value, your name and the time stay in the [audit log](/support/articles/driver-management-guide#audit-log), and the agent sees the change.',
            'Press **Approve week**, then **Export** for a CSV with one line per agent and day. Under **Send to payroll** you can choose a weekday instead.',
          ],
        },
        {
          type: 'tip',
          title: 'Corrections point at the fence',
          text: 'More than one correction in twenty days for the same site usually means a fence in the wrong place, not a careless agent. Move the line before you talk to the team.',
        },
      ],
    },
    {
      id: 'plan-visits',
      title: 'Plan the visits of a day',
      blocks: [
        {
          type: 'steps',
          steps: [
            'Open **Field team**, tab **Visits**, and press **Add visit**, or **Import file** for a list.',
            'Enter **Site**, **Minutes**, **Promised between** and the **Skills** it needs.',
            'Under **Parts** name what has to be on the van. The plan then begins with a stop at the hub that holds them.',
            'Choose a **Form**: the questions of an inspection differ from those of a repair.',
            'Press **Optimize**. The list **Unassigned** shows visits that match no agent’s skills or hours; call those customers first.',
            'Press **Dispatch**. Each agent sees the day in **Today**.',
          ],
        },
        {
          type: 'paragraph',
          text: 'Leave room. Four visits of 70 minutes and five drives of 18 minutes make 370 minutes. A shift of eight hours with a break of 30 minutes has 450, so 80 are free for an urgent visit. With a fifth visit nothing would be left.',
        },
        {
          type: 'paragraph',
          text: 'When a visit runs long, the later ones move and their customers get the new hour, if [messages](/support/articles/notification-guide) are on. A visit that was not finished comes first the next day. For an urgent one press **Nearest with skill** in its menu: the list is in order of minutes by road and leaves out agents who may not do the job.',
        },
        {
          type: 'picture',
          src: 'field-nearest',
          alt: 'Rings of 5 to 20 minutes around an urgent job: S. Iversen is closest but works on doors only, T. Adeyemi is on a job, P. Novak is sent and arrives at 2:00 PM.',
          caption:
            'The nearest agent may not do this job, so it goes to P. Novak, 12 minutes away by road.',
        },
      ],
    },
    {
      id: 'forms',
      title: 'Close a visit with its form',
      blocks: [
        {
          type: 'paragraph',
          text: 'The agent fills in the form on site. Photos are time-stamped and geotagged. A value outside its range is marked at once, while the agent still stands at the machine. The customer’s signature closes the visit, and the report goes out as a PDF. Without a signal everything stays on the phone; [proof and offline work](/support/articles/proof-guide) says what is sent when.',
        },
        {
          type: 'picture',
          src: 'field-form-phone',
          alt: 'Form of an elevator check on a phone: door force 26 lbf, car light works, brake test passed, two photos, and the building manager’s signature above the button Close visit.',
          caption:
            'Readings come first, then photos and the signature; **Close visit** is the last tap.',
        },
      ],
    },
    {
      id: 'troubleshooting',
      title: 'If a check-in fails',
      blocks: [
        {
          type: 'table',
          caption: 'Refused or missing check-ins',
          columns: ['What you see', 'Likely cause', 'What to do'],
          rows: [
            [
              '“120 ft outside the site”',
              'The fence leaves out the parking lot',
              'Extend the outline',
            ],
            [
              '“Location is off”',
              'The permission was withdrawn',
              'Allow location in the phone’s settings',
            ],
            ['Check-in at the wrong site', 'Two fences overlap', 'Separate the outlines'],
            ['No check-out', 'The phone ran out of power', 'Enter the time with its reason'],
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Driver accounts and permissions', href: '/support/articles/driver-management-guide' },
    {
      label: 'Approve hours in the supervisor app',
      href: '/support/articles/supervisor-and-dispatcher-apps',
    },
    { label: 'Draw geofences', href: '/support/articles/geofence-guide' },
  ],
  product: { label: 'Field-force management', href: '/fieldforce-management#attendance' },
  article: { label: 'Attendance by location', href: '/blog/attendance-by-location' },
} as const satisfies HelpArticle;
