import { DemoScheduler } from '@/components/shell/demo-dialog/demo-scheduler.client';
import { demoDialogId } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { Icon } from '@/components/ui/icon/icon';
import { Island } from '@/components/ui/island/island.client';
import { MailLink } from '@/components/ui/link/link';
import { site } from '@/content/site';

const { name, phone, email } = site;

/**
 * The demo dialog, once in the layout; it reads without script. The widget area is 650 px high and scrolls
 * where the window is lower.
 */
export function DemoDialog() {
  return (
    <Dialog
      id={demoDialogId}
      title="Schedule a Demo"
      hint="Esc closes, except inside the calendar"
      className="w-260"
    >
      <div className="overflow-y-auto overscroll-contain">
        <div className="flex h-[650px]">
          <div className="max-w-80 shrink-0 rule-r border-line bg-surface py-6 ps-8 pe-6 type-small text-ink-2 max-lg:hidden">
            <p className="type-label">{name} product team</p>
            <h3 className="mt-4 mb-5 type-h4 text-ink">30-minute walkthrough</h3>
            <p className="flex gap-3">
              <Icon name="video" />
              You get the video link when you book
            </p>
            <p className="mt-6 rule-t border-line pt-6">
              Bring a day of orders. We plan it while you watch, and the map is yours to keep.
            </p>
          </div>
          <Island
            name="calendar"
            instead="The calendar does not work right now. Call or write to us instead."
            className="relative min-w-0 grow"
          >
            <DemoScheduler dialog={demoDialogId}>
              <a
                href={process.env.NEXT_PUBLIC_SCHEDULING_URL}
                className="rule-b-bold pb-0.5 font-semibold text-ink"
              >
                Pick a time on the scheduling page
              </a>
              <p className="mt-5">
                Or ask for one: call{' '}
                <a href={phone.href} className="whitespace-nowrap underline">
                  {phone.label}
                </a>{' '}
                or write to{' '}
                <MailLink address={email} className="underline [overflow-wrap:anywhere]" />.
              </p>
            </DemoScheduler>
          </Island>
        </div>
      </div>
    </Dialog>
  );
}
