import { useMedia } from '@/lib/hooks/use-media';
import { lazyPart } from '../state/lazy-part';

/** Whether the window is a phone's, on which the planner is a page of its own. */
export const usePhone = (): boolean => useMedia('(width < 768px)', false);

export const phonePart = lazyPart(() => import('./phone-planner'));
