import { Button, type ButtonLook } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';

/** Opens the request dialog, without script where the browser knows invoker commands. */
export function RequestButton({ look, className }: { look: ButtonLook; className?: string }) {
  return (
    <Button
      look={look}
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
