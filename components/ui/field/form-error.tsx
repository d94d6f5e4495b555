import { Icon } from '../icon/icon';

interface FormErrorProps {
  id: string;
  /** Changes with each attempt, so that the same words are announced again. */
  attempt: number;
  /** The region stands before its words come, so that they are announced. */
  children: string | null | undefined;
}

/** No class: it would weigh on every page. */
const bar = { borderLeftWidth: 5 };

/** What went wrong with a form, under it, as text and never as markup. */
export function FormError({ id, attempt, children }: FormErrorProps) {
  return (
    <div id={id} role="alert">
      {children && (
        <p
          key={attempt}
          style={bar}
          className="mt-3 flex items-start gap-2.5 rounded-control border-error-rule bg-error-ground text-error px-4 py-3 type-small font-semibold [overflow-wrap:anywhere]"
        >
          <Icon name="circle-alert" className="mt-0.5 size-5" />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
