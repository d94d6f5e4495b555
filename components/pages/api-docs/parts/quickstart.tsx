import { Stops } from '@/components/ui/thread/stops';
import type { ApiOverview } from '@/content/schemas/api-page';
import { Chapter } from './chapter';
import { CodeBlock } from './code-block';
import './quickstart.css';

interface QuickstartProps {
  words: ApiOverview['quickstart'];
  copy: string;
  /** The first call of all, for a shell. */
  firstCall: string;
}

/** From a key to a planned route, with the minutes that each step takes. */
export function Quickstart({ words, copy, firstCall }: QuickstartProps) {
  const { steps, unit, key, shell, ...chapter } = words;
  return (
    <Chapter {...chapter}>
      <Stops as="ol" joined className="quickstart mt-5">
        {steps.map(({ title, text, minutes, shows, link }) => (
          <li key={title} className="quickstart-step">
            <h4 className="font-semibold">
              {title}
              <span className="quickstart-minutes type-label">{` ${minutes} ${unit}`}</span>
            </h4>
            <p className="api-text text-ink-2">
              {text}
              {link && (
                <>
                  {' '}
                  <a href={`#${link.anchor}`} className="underline underline-offset-4">
                    {link.label}
                  </a>
                </>
              )}
            </p>
            {shows && (
              <CodeBlock
                title={shell}
                what={title}
                copy={copy}
                code={shows === 'key' ? key : firstCall}
                language="curl"
              />
            )}
          </li>
        ))}
      </Stops>
    </Chapter>
  );
}
