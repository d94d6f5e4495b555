import { Button, ButtonLink, opensDemo, opensTrial } from '@/components/ui/button/button';
import { cx } from '@/components/ui/cx';

interface ProductActionsProps {
  demoLabel?: 'Schedule a Demo' | 'Book a Demo' | 'Schedule Demo';
  /** Where 'Watch Demo' leads, which then stands in place of that button: to the planner, which starts. */
  watch?: string | undefined;
  className?: string;
}

/** Trial and demo, side by side where there is room; the trial opens the web app in a new tab. */
export function ProductActions({ demoLabel, watch, className }: ProductActionsProps) {
  return (
    <div className={cx('flex flex-wrap gap-3 max-sm:grid', className)}>
      <ButtonLink variant="signal" size="large" {...opensTrial}>
        Start Free Trial
      </ButtonLink>
      {watch ? (
        <ButtonLink variant="outline" size="large" href={watch} data-starts="">
          Watch Demo
        </ButtonLink>
      ) : (
        <Button variant="outline" size="large" {...opensDemo}>
          {demoLabel ?? 'Schedule a Demo'}
        </Button>
      )}
    </div>
  );
}
