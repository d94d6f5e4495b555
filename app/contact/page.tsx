import { ContactLayout } from '@/components/pages/contact/contact-layout';
import { ContactForm } from '@/components/tools/contact-form/contact-form.client';
import { PlainPost, PlainThanks } from '@/components/tools/form/plain-post';
import { Island } from '@/components/ui/island/island.client';
import { JsonLd } from '@/components/ui/json-ld/json-ld';
import { contactPage as contact } from '@/content/contact';
import { site } from '@/content/site';
import { supportHours } from '@/content/support-hours';
import { formEndpoint } from '@/lib/forms/set-endpoints';
import { contactPoint } from '@/lib/json-ld';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';

const path = routes.contact;
const trail = [{ label: contact.name, href: path }] as const;

export const metadata = pageMetadata({ ...contact.page, path });

export default function ContactPage() {
  const { title, description } = contact.page;
  const endpoint = formEndpoint('Contact form');
  return (
    <>
      <JsonLd data={contactPoint({ name: title, description, path, ...supportHours.opening })} />
      <ContactLayout trail={trail} email={site.email} phone={site.phone} words={contact}>
        {endpoint && <PlainThanks id="message-sent" words={contact.sent} />}
        <Island
          name="contact form"
          instead={`This form does not work right now. Write to ${site.email} instead.`}
        >
          <ContactForm
            {...contact.form}
            unscripted={contact.unscripted}
            privacy={contact.privacy}
            cardsTitle={contact.cardsTitle}
            email={site.email}
            endpoint={endpoint}
          >
            <PlainPost endpoint={endpoint} sent={`${path}#message-sent`} />
          </ContactForm>
        </Island>
      </ContactLayout>
    </>
  );
}
