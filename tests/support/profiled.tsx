import { type ComponentType, Profiler } from 'react';

/** The parts that rendered, or something in them, since this was emptied. */
export const rendered = new Set<string>();

interface WatchedProps {
  name: string;
  part: ComponentType<object>;
  props: object;
}

const Watched = ({ name, part: Part, props }: WatchedProps) => (
  <Profiler id={name} onRender={(id) => void rendered.add(id)}>
    <Part {...props} />
  </Profiler>
);

/** A module with one of its components watched by React's Profiler: for `vi.mock`. */
export function profiled(parts: object, name: string) {
  const part = (parts as Record<string, ComponentType<object>>)[name];
  if (!part) throw new Error(`There is no ${name}.`);
  return { ...parts, [name]: (props: object) => <Watched name={name} part={part} props={props} /> };
}
