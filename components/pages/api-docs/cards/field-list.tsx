import { cx } from '@/components/ui/cx';
import type { ApiField } from '@/lib/api/fields';
import './field-list.css';

interface FieldListProps {
  fields: readonly ApiField[];
  words: { required: string; optional: string; oneOf: string };
  /** Whether to say which fields are required; answers hold all of theirs. */
  sent?: boolean;
}

/** Parameters or fields in rows: name, type, whether required in words, and what each is for. */
export function FieldList({ fields, words, sent }: FieldListProps) {
  return (
    <dl className={cx('fields', sent && 'fields-sent')}>
      {fields.map(({ name, type, required, description, values }) => (
        <div key={name} className="field">
          <dt className="field-name">
            <code translate="no" className="field-code">
              {name}
            </code>
            <span className="field-type">{type}</span>
            {sent && (
              <span className={required ? 'field-required' : 'field-optional'}>
                {required ? words.required : words.optional}
              </span>
            )}
          </dt>
          {(description || values.length > 0) && (
            <dd>
              {description}
              {values.length > 0 && `${description && '. '}${words.oneOf} ${values.join(', ')}`}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
