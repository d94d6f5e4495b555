import type { Read } from '../../words/fields';
import { DraftField, type DraftFieldProps } from '../draft-field';

interface ReadFieldProps<T> extends Omit<DraftFieldProps, 'check' | 'commit'> {
  /** Understands a text, or tells what is wrong with it. */
  read: (text: string) => Read<T>;
  /** Takes over what was understood. */
  take: (value: T) => void;
}

/** A field whose text is read as a value. */
export function ReadField<T>({ read, take, ...field }: ReadFieldProps<T>) {
  return (
    <DraftField
      {...field}
      check={(text) => {
        const result = read(text);
        return 'error' in result ? result.error : undefined;
      }}
      commit={(text) => {
        const result = read(text);
        if ('value' in result) take(result.value);
      }}
    />
  );
}
