import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';

/** Opens the request dialog, without script where the browser knows invoker commands. */
export const RequestButton = (
  appearance: Pick<ComponentProps<typeof Button>, 'variant' | 'className'>,
) => (
  <Button
    {...appearance}
    command="show-modal"
    commandfor="request-integration"
    aria-haspopup="dialog"
  >
    Request Integration
    <Icon name="plus" />
  </Button>
);
