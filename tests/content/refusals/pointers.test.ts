import { describe, it } from 'vitest';
import { chat, customers, expectRefused, menus, post, story, sums } from './changes';

/** A link of the chat's answers. */
const link = 'chatAnswers.pricing.links[0].href';

describe('a line says what is wrong and what to do', () => {
  it.each([
    [
      'a mistyped category',
      post,
      'post.category',
      'Fleet Managment',
      "there is no 'Fleet Managment' among the categories of content/blog/categories.ts; did you mean 'Fleet Management'?",
    ],
    [
      'an address of no page',
      chat,
      link,
      '/prcing',
      "no page has the address '/prcing'; did you mean '/pricing'?",
    ],
    [
      'a link of an article to no page',
      post,
      'post.sections[0].content',
      'See the [price list](/prcing).',
      "no page has the address '/prcing'; did you mean '/pricing'?",
    ],
    [
      'a link of an article that lacks its beginning',
      post,
      'post.sections[0].content',
      'See the [price list](pricing).',
      "the link to 'pricing' must begin with '/', '#' or 'https://'",
    ],
    [
      'a sum that comes to another number',
      sums,
      'post.worked.lines',
      [
        { name: 'vans', label: 'Vans', value: 40 },
        { name: 'cost', label: 'Cost', sum: 'vans * 2', shown: '$5,400' },
      ],
      "is '$5,400', but the sum comes to 80 (80)",
    ],
    [
      'a sum with a name of no line',
      sums,
      'post.worked.lines',
      [
        { name: 'cost', label: 'Cost', sum: 'vans * 2', shown: '$5,400' },
        { name: 'vans', label: 'Vans', value: 2700 },
      ],
      "the sum uses 'vans', which no line above has for its name",
    ],
    [
      'an anchor that its page has not',
      chat,
      link,
      '/#pricng',
      "the page '/' has no section '#pricng'; did you mean 'pricing'?",
    ],
    [
      'an anchor that a product has not',
      menus,
      'solutions[0].links[0].href',
      '/fleet-management#gps-tracking',
      "the page '/fleet-management' has no section '#gps-tracking'; did you mean 'iot-gps-tracking'?",
    ],
    [
      'a logo that is not there',
      customers,
      'customers[0]',
      { name: 'Acme', logo: 'logo-dlh', sample: false },
      "there is no picture 'logo-dlh', put one into public/images or draw it; did you mean 'logo-dhl'?",
    ],
    [
      'a flag of no country',
      'content/home/languages.ts',
      'languages[0].grid.flag',
      'qq',
      "there is no 'qq' among the flags of countries and of public/images; did you mean 'aq'?",
    ],
    [
      'a picture of a menu that is none',
      menus,
      'solutions[0].drawing',
      'menu-flet',
      "there is no 'menu-flet' among the SVG pictures of public/images; did you mean 'menu-fleet'?",
    ],
    [
      'an icon that does not exist',
      customers,
      'customers[0].icon',
      'trck',
      "there is no icon 'trck', choose one of lib/icons/icons.ts or add it there; did you mean 'truck'?",
    ],
    [
      'a picture that does not exist',
      story,
      'caseStudy.picture',
      'case-solr',
      "there is no picture 'case-solr', put one into public/images or draw it; did you mean 'case-solar'?",
    ],
    [
      'a mistyped trade',
      'content/testimonials/kiteway.ts',
      'testimonial.category',
      'E-comerce',
      "there is no 'E-comerce' among the quoteTrades of content/testimonials-page.ts; did you mean 'E-commerce'?",
    ],
    [
      'a photograph that is not there',
      'content/testimonials/kiteway.ts',
      'testimonial.photo',
      'face-kiteway',
      "there is no picture 'face-kiteway', put one into public/images or draw it",
    ],
    [
      'a feature of a larger plan as one of all plans',
      'content/use-cases/retail.ts',
      'useCase.features[0].fareRow',
      'API access',
      "there is no 'API access' among the features of the smallest plan in content/plan-comparison.ts",
    ],
  ])('for %s', (_, file, field, value, reason) => expectRefused(file, field, value, reason));
});
