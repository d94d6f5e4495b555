import { PagePicture } from '@/components/picture/page-picture';
import { RequestLoader } from '@/components/tools/request-form/request-loader.client';
import { Dialog } from '@/components/ui/dialog/dialog';
import './request-dialog.css';

interface RequestDialogProps {
  title: string;
  lead: string;
  placeholder: string;
  /** Before our address, where the form is not there (yet). */
  fallback: string;
  privacy: string;
  email: string;
  /** Where requests are posted; without one a prepared mail is opened. */
  endpoint: string | null;
}

const id = 'request-integration';
const image = { picture: 'integrations-request', alt: '' };

/** The Request Integration dialog; its form comes when somebody reaches for it. */
export function RequestDialog(props: RequestDialogProps) {
  const { title, lead, placeholder, fallback, privacy, email, endpoint } = props;
  return (
    <Dialog
      id={id}
      title={title}
      cover={<PagePicture image={image} className="request-picture h-21 w-full object-cover" />}
      className="w-160"
    >
      <div className="overflow-y-auto px-[20px] pb-8 sm:px-8">
        <p className="text-ink-2">{lead}</p>
        <RequestLoader
          dialog={id}
          placeholder={placeholder}
          privacy={privacy}
          email={email}
          endpoint={endpoint}
        >
          <p className="mt-5">
            {fallback}{' '}
            <a href={`mailto:${email}`} className="underline underline-offset-4">
              {email}
            </a>
            .
          </p>
        </RequestLoader>
      </div>
    </Dialog>
  );
}
