import type { ApiEndpoints } from '@/content/schemas/api-page';
import type { ApiOperation } from '@/lib/api/endpoints';
import { jsonNotation, literal } from '@/lib/api/literal';
import { CodeBlock } from '../parts/code-block';
import { FieldList } from './field-list';
import { PartTitle } from './part-title';

interface AnswersProps {
  call: ApiOperation;
  words: ApiEndpoints;
  copy: string;
}

/** What an operation answers when all is well: the fields, then an example. */
export const Answers = ({ call: { title, results, follows }, words, copy }: AnswersProps) =>
  results.map(({ status, description, fields, example }) => {
    const name = `${words.response} ${status}`;
    return (
      <div key={status} className="answer mt-8">
        <PartTitle name={name} meaning={description} />
        {/* A call that follows another answers with fields that the other has shown. */}
        {!follows && <FieldList fields={fields} words={words} />}
        <CodeBlock
          title={name}
          what={`${name}, ${title}`}
          copy={copy}
          code={literal(example, jsonNotation)}
          language="json"
        />
      </div>
    );
  });
