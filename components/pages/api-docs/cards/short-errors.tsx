import type { ApiOperation } from '@/lib/api/endpoints';
import './short-errors.css';

interface ShortErrorsProps {
  errors: ApiOperation['errors'];
  words: { title: string; label: string };
}

/** The errors of a call in a line each; what to do about them stands where all are. */
export const ShortErrors = ({ errors, words }: ShortErrorsProps) => (
  <div className="mt-8">
    <h4 className="mt-6 font-semibold">
      {words.title}{' '}
      <a href="#errors" className="short-errors-all underline underline-offset-4">
        {words.label}
      </a>
    </h4>
    <dl className="mt-3 rule-t border-line">
      {errors.map(({ status, fault }) => (
        <div key={status} className="short-error">
          <dt className="short-error-code">
            {status} {fault?.code}
          </dt>
          <dd className="text-ink-2">{fault?.message}</dd>
        </div>
      ))}
    </dl>
  </div>
);
