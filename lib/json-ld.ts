import type {
  Article,
  BlogPosting,
  BreadcrumbList,
  CollectionPage,
  ContactPage,
  FAQPage,
  ItemList,
  Organization,
  SoftwareApplication,
  TechArticle,
  Thing,
  WebAPI,
  WebSite,
  WithContext,
} from 'schema-dts';
import { site } from '@/content/site';
import { env } from './env';
import { ogName } from './picture/og-name';
import { type PagePath, routes } from './routes';

const address = (path: string): string => new URL(path, env.siteUrl).href;

/** The publisher as other pages name it; the home page tells the rest. */
const publisher = {
  '@type': 'Organization',
  '@id': address('/#organization'),
  name: site.name,
  url: address('/'),
} as const;

const inContext = <Kind extends Thing>(thing: Kind): WithContext<Kind> =>
  ({ '@context': 'https://schema.org', ...(thing as object) }) as WithContext<Kind>;

/** Who publishes the site; on the home page. */
export const organization = (): WithContext<Organization> =>
  inContext<Organization>({
    '@type': 'Organization',
    '@id': publisher['@id'],
    name: site.name,
    url: address('/'),
    email: site.email,
    telephone: site.phone.label,
    logo: address('/app-icons/any-512.png'),
    sameAs: site.social.map(({ href }) => href),
  });

/** The site itself; on the home page. */
export const webSite = (): WithContext<WebSite> =>
  inContext<WebSite>({
    '@type': 'WebSite',
    name: site.name,
    url: address('/'),
    description: site.tagline,
    publisher,
  });

/** A page in the line of pages above it. */
export interface Crumb {
  label: string;
  href: PagePath;
}

/** The line of pages from the home page down to this one; the same as the visible breadcrumb. */
export const breadcrumbList = (trail: readonly Crumb[]): WithContext<BreadcrumbList> =>
  inContext<BreadcrumbList>({
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: address(href),
    })),
  });

interface SoftwareFacts {
  name: string;
  description: string;
  path: PagePath;
  /** Prices in US dollars per user and month, as the pricing page shows them. */
  offers: readonly { name: string; price: number }[];
}

/** A product of the platform with what it costs. Testimonials are no ratings, so none are given. */
export const softwareApplication = (facts: SoftwareFacts): WithContext<SoftwareApplication> =>
  inContext<SoftwareApplication>({
    '@type': 'SoftwareApplication',
    name: facts.name,
    description: facts.description,
    url: address(facts.path),
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web, Android, iOS',
    publisher,
    offers: facts.offers.map(({ name, price }) => ({
      '@type': 'Offer',
      name,
      price,
      priceCurrency: 'USD',
      url: address(routes.pricing),
    })),
  });

export interface ArticleFacts {
  headline: string;
  description: string;
  path: PagePath;
  /** YYYY-MM-DD. */
  published: string;
}

/** A case study. */
export const article = (facts: ArticleFacts): WithContext<Article> =>
  inContext<Article>({
    '@type': 'Article',
    headline: facts.headline,
    description: facts.description,
    mainEntityOfPage: address(facts.path),
    image: address(`/og/${ogName(facts.path)}`),
    datePublished: facts.published,
    author: publisher,
    publisher,
  });

interface BlogPostFacts extends ArticleFacts {
  /** A desk of the house. */
  author: string;
  category: string;
  keywords: readonly string[];
  words: number;
}

/** An article of the blog. */
export const blogPosting = (facts: BlogPostFacts): WithContext<BlogPosting> =>
  inContext<BlogPosting>({
    '@type': 'BlogPosting',
    headline: facts.headline,
    description: facts.description,
    mainEntityOfPage: address(facts.path),
    image: address(`/og/${ogName(facts.path)}`),
    datePublished: facts.published,
    dateModified: facts.published,
    author: { '@type': 'Organization', name: `${facts.author}, ${site.name}`, url: address('/') },
    publisher,
    articleSection: facts.category,
    keywords: [...facts.keywords],
    wordCount: facts.words,
    inLanguage: 'en-US',
  });

interface GuideFacts extends Omit<ArticleFacts, 'published'> {
  /** YYYY-MM-DD. */
  updated: string;
  /** The team that wrote it. */
  team: string;
  /** Name of its category. */
  section: string;
  /** 'Beginner' or 'Expert', as schema.org has it. */
  level: 'Beginner' | 'Expert';
  /** How long reading it takes, in minutes. */
  minutes: number;
}

/** A help article. */
export const techArticle = (facts: GuideFacts): WithContext<TechArticle> =>
  inContext<TechArticle>({
    '@type': 'TechArticle',
    headline: facts.headline,
    description: facts.description,
    mainEntityOfPage: address(facts.path),
    image: address(`/og/${ogName(facts.path)}`),
    dateModified: facts.updated,
    articleSection: facts.section,
    proficiencyLevel: facts.level,
    timeRequired: `PT${facts.minutes}M`,
    author: { '@type': 'Organization', name: `${site.name} ${facts.team}`, url: address('/') },
    publisher,
  });

interface ApiFacts {
  name: string;
  description: string;
  path: PagePath;
  /** Where the API's document lies, from the root of the site. */
  document: string;
}

/** The API, with its documentation for people and for programs. */
export const webApi = (facts: ApiFacts): WithContext<WebAPI> =>
  inContext<WebAPI>({
    '@type': 'WebAPI',
    name: facts.name,
    description: facts.description,
    url: address(facts.path),
    documentation: [address(facts.path), address(facts.document)],
    provider: publisher,
  });

interface ContactFacts {
  name: string;
  description: string;
  path: PagePath;
  /** When the phone is answered. */
  days: readonly ('Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday')[];
  /** Times with their offset, such as '09:00:00-05:00'. */
  opens: string;
  closes: string;
}

/** The contact page with e-mail, phone and hours. */
export const contactPoint = (facts: ContactFacts): WithContext<ContactPage> =>
  inContext<ContactPage>({
    '@type': 'ContactPage',
    name: facts.name,
    description: facts.description,
    url: address(facts.path),
    mainEntity: {
      '@type': 'Organization',
      '@id': publisher['@id'],
      name: site.name,
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'sales',
        email: site.email,
        telephone: site.phone.label,
        hoursAvailable: {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: facts.days.map((day) => `https://schema.org/${day}` as const),
          opens: facts.opens,
          closes: facts.closes,
        },
      },
    },
  });

/** Questions and answers as the page shows them. */
export const faqPage = (
  questions: readonly { question: string; answer: string }[],
): WithContext<FAQPage> =>
  inContext<FAQPage>({
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  });

interface CollectionFacts {
  name: string;
  description: string;
  path: PagePath;
  /** The pages it leads to. */
  parts?: readonly { name: string; path: PagePath }[];
}

/** A page that lists others, such as the industries. */
export const collectionPage = (facts: CollectionFacts): WithContext<CollectionPage> =>
  inContext<CollectionPage>({
    '@type': 'CollectionPage',
    name: facts.name,
    description: facts.description,
    url: address(facts.path),
    publisher,
    ...(facts.parts?.[0] && {
      hasPart: facts.parts.map(({ name, path }) => ({
        '@type': 'WebPage' as const,
        name,
        url: address(path),
      })),
    }),
  });

/** A list in the order in which its page shows it. */
export const itemList = (name: string, names: readonly string[]): WithContext<ItemList> =>
  inContext<ItemList>({
    '@type': 'ItemList',
    name,
    numberOfItems: names.length,
    itemListElement: names.map((entry, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: entry,
    })),
  });
