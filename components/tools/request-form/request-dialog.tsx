import type { ComponentProps } from 'react';
import { PagePicture } from '@/components/picture/picture';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { Icon } from '@/components/ui/icon/icon';
import { Island } from '@/components/ui/island/island.client';
import { MailLink } from '@/components/ui/link/link';
import type { IntegrationsPage } from '@/content/schemas/integrations';
import { plainAction } from '@/lib/forms/endpoint';
import { routes } from '@/lib/routes';
import { PlainPost } from '../form/plain-post';
import { RequestForm, type RequestFormProps } from './request-form.client';

type RequestDialogProps = RequestFormProps & IntegrationsPage['request']['dialog'];

const id = 'request-integration';
const image = { picture: 'integrations-request', alt: '' };

/** The Request Integration dialog; without script, an address to write to. */
export function RequestDialog({ title, lead, fallback, ...form }: RequestDialogProps) {
  return (
    <Dialog
      id={id}
      title={title}
      cover={<PagePicture image={image} className="w-full" />}
      className="w-130"
    >
      <div className="overflow-y-auto px-[20px] pb-6 sm:ps-8">
        <p className="text-ink-2">{lead}</p>
        <Island
          name="request form"
          instead={`This form does not work right now. Write to ${form.email} instead.`}
        >
          <RequestForm {...form}>
            <PlainPost endpoint={form.endpoint} sent={`${routes.integrations}#request-sent`} />
          </RequestForm>
        </Island>
        {!plainAction(form.endpoint) && (
          <p className="mt-5 hidden noscript:block">
            {fallback} <MailLink address={form.email} className="underline underline-offset-4" />.
          </p>
        )}
      </div>
    </Dialog>
  );
}

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
