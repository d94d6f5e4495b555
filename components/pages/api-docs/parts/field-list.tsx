import { Tag } from '@/components/ui/tag/tag';
import type { ApiField } from '@/lib/api/fields';

interface FieldListProps {
  fields: readonly ApiField[];
  words: { required: string; optional: string; oneOf: string };
  /** Whether to say which fields are required; answers hold all of theirs. */
  sent?: boolean;
}

/** Parameters or fields in rows: name, type, whether required in words, and what each is for. */
export const FieldList = ({ fields, words, sent }: FieldListProps) => (
  <dl className="api-fields mt-2.5 rule-t border-line text-ink-2">
    {fields.map(({ name, type, required, description, values }) => (
      <div key={name} className="api-row">
        <dt className="api-field flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <code translate="no" className="api-code text-ink">
            {name}
          </code>
          <span className="api-code text-ink-3">{type}</span>
          {sent && (
            <Tag
              className={
                required
                  ? 'justify-self-start bg-error-ground text-error'
                  : 'justify-self-start bg-sunk'
              }
            >
              {required ? words.required : words.optional}
            </Tag>
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
