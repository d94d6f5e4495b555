import type { ApiOperation } from '@/lib/api/endpoints';
import { samples } from '@/lib/api/samples';
import { CodeBlock } from '../parts/code-block';

/** The example call of an operation, for a shell. */
export const CallRequest = ({
  call: { title, request },
  word,
  copy,
}: {
  call: ApiOperation;
  word: string;
  copy: string;
}) => (
  <CodeBlock
    title={word}
    what={`${word}, ${title}`}
    copy={copy}
    code={samples.curl(request)}
    language="curl"
  />
);
