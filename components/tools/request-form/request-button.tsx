import { Button, type ButtonVariant } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';

/** Opens the request dialog, without script where the browser knows invoker commands. */
export function RequestButton({
  variant,
  className,
}: {
  variant: ButtonVariant;
  className?: string;
}) {
  return (
    <Button
      variant={variant}
      className={className}
      command="show-modal"
      commandfor="request-integration"
      aria-haspopup="dialog"
    >
      Request Integration
      <Icon name="plus" />
    </Button>
  );
}
