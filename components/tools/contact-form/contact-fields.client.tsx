'use client';

import { FormField, fieldState } from '@/components/ui/field/form-field.client';
import { Icon } from '@/components/ui/icon/icon';
import type { ContactField, ContactProblems } from '@/lib/forms/contact-form';
import { contactError } from './contact-words';

interface ContactFieldsProps {
  subjects: readonly string[];
  fleetSizes: readonly string[];
  /** Stands in the empty message. */
  placeholder: string;
  problems: ContactProblems;
  /** Nothing can be changed while it is sent. */
  sending: boolean;
}

type TextName = Exclude<ContactField, 'fleetSize' | 'subject' | 'message'>;

const texts: Record<
  TextName,
  { label: string; autoComplete: string; type?: 'email' | 'tel'; required?: boolean }
> = {
  firstName: { label: 'First name', autoComplete: 'given-name', required: true },
  lastName: { label: 'Last name', autoComplete: 'family-name', required: true },
  email: { label: 'Email', autoComplete: 'email', type: 'email', required: true },
  phone: { label: 'Phone', autoComplete: 'tel', type: 'tel' },
  company: { label: 'Company', autoComplete: 'organization' },
};

/** The eight fields (SPEC 3, 5). They keep what is typed before the script runs. */
export function ContactFields(props: ContactFieldsProps) {
  const { subjects, fleetSizes, placeholder, problems, sending } = props;
  const errorOf = (name: ContactField) => contactError(name, problems[name]);
  const state = (name: ContactField) => ({
    name,
    className: 'text-input',
    ...fieldState(`contact-${name}`, errorOf(name)),
  });
  return (
    <div className="form-fields">
      {(Object.keys(texts) as TextName[]).map((name) => {
        const { label, autoComplete, type, required = false } = texts[name];
        return (
          <FormField
            key={name}
            id={`contact-${name}`}
            label={label}
            mark={required ? 'required' : 'optional'}
            error={errorOf(name)}
          >
            <input
              {...state(name)}
              type={type ?? 'text'}
              inputMode={type}
              autoComplete={autoComplete}
              required={required}
              readOnly={sending}
            />
          </FormField>
        );
      })}
      <FormField id="contact-fleetSize" label="Fleet size" mark="optional">
        <div className="form-choice">
          <select {...state('fleetSize')} autoComplete="off" disabled={sending}>
            <option value="">Vehicles you run</option>
            {fleetSizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </div>
      </FormField>
      <FormField id="contact-subject" label="Subject">
        <div className="form-choice">
          <select {...state('subject')} autoComplete="off" disabled={sending}>
            {subjects.map((subject) => (
              <option key={subject}>{subject}</option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </div>
      </FormField>
      <FormField id="contact-message" label="Message" mark="required" error={errorOf('message')}>
        <textarea
          {...state('message')}
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
