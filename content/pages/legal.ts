import type { PageFacts } from '../products/types';
import { site } from '../site';

export const privacyPage = {
  title: `Privacy policy: what ${site.name} collects and keeps`,
  description:
    'No cookies and no third-party scripts on this site. What stays in your browser, what a form sends, who sees it, how long we keep it and how to have it erased.',
  keywords: ['privacy policy', 'data protection', 'accessibility statement', 'location data'],
} as const satisfies PageFacts;

export const termsPage = {
  title: `Terms of service for ${site.name}`,
  description:
    'Who may open an account, how trials and subscriptions run, fair use of positions, what our liability is capped at, and which law and courts apply.',
  keywords: ['terms of service', 'subscription terms', 'liability', 'acceptable use'],
} as const satisfies PageFacts;
