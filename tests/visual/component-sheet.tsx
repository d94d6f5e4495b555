/** Prints the body of a page with every primitive in its states; primitives.spec.ts opens it. */
import { renderToStaticMarkup } from 'react-dom/server';
import { Button, ButtonLink, type ButtonLook } from '@/components/ui/button/button';
import { fieldState } from '@/components/ui/field/field-state';
import { FormField } from '@/components/ui/field/form-field.client';
import { TextLink } from '@/components/ui/link/link';
import { Section, type SectionGround } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section/section-heading';
import { ThreadChip } from '@/components/ui/tag/chip';
import type { Thread } from '@/components/ui/thread/thread';

const error = 'Please enter a valid email address.';
const looks: ButtonLook[] = ['signal', 'ink', 'outline'];
const threads: Thread[] = ['cobalt', 'madder', 'teal', 'plum', 'ochre'];
const grounds: SectionGround[] = ['paper', 'sunk', 'band', 'madder-sheet'];

const sizes = { Large: 'large', Medium: undefined, Small: 'small' } as const;
const row = 'mt-6 flex flex-wrap items-center gap-4';

function Primitives({ ground }: { ground: SectionGround }) {
  const id = `sheet-${ground}`;
  return (
    <Section labelledBy={id} ground={ground} thread="left">
      <div className="frame">
        <SectionHeading
          id={id}
          stop="left"
          title={`On ${ground}`}
          aside="Rest, hover, focus, disabled."
        />
        {looks.map((look) => (
          <div key={look} className={row}>
            {Object.entries(sizes).map(([name, size]) => (
              <Button key={name} look={look} size={size}>{`${name} ${look} ${ground}`}</Button>
            ))}
            <Button look={look} disabled>{`Disabled ${look} ${ground}`}</Button>
            <Button look={look} loading disabled>{`Sending ${look} ${ground}`}</Button>
            <Button look={look} loading aria-disabled>{`Loading ${look} ${ground}`}</Button>
            <ButtonLink look={look} href="/">{`Link ${look} ${ground}`}</ButtonLink>
          </div>
        ))}
        <div className={row}>
          {threads.map((thread) => (
            <ThreadChip key={thread} thread={thread}>
              {thread}
            </ThreadChip>
          ))}
          <TextLink href="/">{`Text link ${ground}`}</TextLink>
        </div>
        <div style={{ marginTop: 24, maxWidth: 360 }}>
          <FormField id={`${id}-rest`} label={`E-mail ${ground}`}>
            <input {...fieldState(`${id}-rest`, undefined)} placeholder="you@company.com" />
          </FormField>
          <FormField id={`${id}-invalid`} label={`Invalid e-mail ${ground}`} error={error}>
            <input {...fieldState(`${id}-invalid`, error)} defaultValue="marta@" />
          </FormField>
        </div>
      </div>
    </Section>
  );
}

process.stdout.write(
  renderToStaticMarkup(
    <main>
      <h1>Component sheet</h1>
      {grounds.map((ground) => (
        <Primitives key={ground} ground={ground} />
      ))}
    </main>,
  ),
);
