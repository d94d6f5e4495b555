'use client';

import { FormField } from '@/components/ui/field/form-field.client';
import { Icon } from '@/components/ui/icon/icon';
import type { ContactPage } from '@/content/schemas/contact';
import { type ContactField, contactRules } from '@/lib/forms/contact-form';
import type { useForm } from '../form/use-form';
import '@/components/ui/field/form';

type ContactWords = Pick<ContactPage['form'], 'subjects' | 'fleetSizes' | 'placeholder'>;

type Form = Pick<
  ReturnType<typeof useForm<ContactField, { status: string }>>,
  'field' | 'control' | 'sending'
>;

type TextName = Exclude<ContactField, 'fleetSize' | 'subject' | 'message'>;

const texts: Record<TextName, { label: string; autoComplete: string; type?: 'email' | 'tel' }> = {
  firstName: { label: 'First name', autoComplete: 'given-name' },
  lastName: { label: 'Last name', autoComplete: 'family-name' },
  email: { label: 'Email', autoComplete: 'email', type: 'email' },
  phone: { label: 'Phone', autoComplete: 'tel', type: 'tel' },
  company: { label: 'Company', autoComplete: 'organization' },
};

/** The eight fields. They keep what is typed before the script runs. */
export function ContactFields(props: ContactWords & Form) {
  const { subjects, fleetSizes, placeholder, field, control, sending } = props;
  const choice = (name: ContactField, options: readonly string[], none?: string) => (
    <div className="form-choice">
      <select {...control(name)} autoComplete="off" disabled={sending}>
        {none && <option value="">{none}</option>}
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </div>
  );
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      {(Object.keys(texts) as TextName[]).map((name) => {
        const { label, autoComplete, type } = texts[name];
        const required = contactRules[name] !== 'optional';
        return (
          <FormField
            key={name}
            {...field(name)}
            label={label}
            mark={required ? 'required' : 'optional'}
          >
            <input
              {...control(name)}
              type={type ?? 'text'}
              inputMode={type}
              autoComplete={autoComplete}
              required={required}
              readOnly={sending}
            />
          </FormField>
        );
      })}
      <FormField {...field('fleetSize')} label="Fleet size" mark="optional">
        {choice('fleetSize', fleetSizes, 'Vehicles you run')}
      </FormField>
      <FormField {...field('subject')} label="Subject" className="col-span-full">
        {choice('subject', subjects)}
      </FormField>
      <FormField {...field('message')} label="Message" mark="required" className="col-span-full">
        <textarea
          {...control('message')}
          rows={5}
          required
          autoComplete="off"
          placeholder={placeholder}
          readOnly={sending}
        />
      </FormField>
    </div>
  );
}
