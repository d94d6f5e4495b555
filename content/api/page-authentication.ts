import { apiAccess } from '../plans';
import type { ApiAuthentication } from '../schemas/api-page';

export const apiAuthentication = {
  steps: [
    {
      title: 'Get a key',
      text: 'Write to us and name the program that will use it. One key per program is easy to replace.',
    },
    {
      title: 'Keep it on your server',
      text: 'The samples read it from the environment as `API_KEY`. It has no place in an app, a web page or a repository.',
    },
    {
      title: 'Send it with each call',
      text: 'It travels in the `Authorization` header, after the word `Bearer` and a space.',
    },
  ],
  header: 'Header',
  error: {
    title: 'A wrong key returns UNAUTHORIZED',
    text: 'Status 401, whichever endpoint was called.',
  },
  access: {
    id: 'access',
    title: 'Which pricing plan includes API access',
    text: `${apiAccess.feature} belongs to the ${apiAccess.title} pricing plan, whether your order counts users or vehicles. A key may read, or read and plan routes: say which when you order it. A call beyond that permission returns 403.`,
  },
  limits: {
    id: 'limits',
    title: 'Rate-limit headers',
    text: 'Standard, Professional and Enterprise are levels of a key here, not pricing plans: we agree on the level when we make the key, and one account may hold keys of several levels. Each key has a count of its own, hour by hour, and every answer to a valid key says what is left.',
  },
} as const satisfies ApiAuthentication;
