import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Glossary } from '@/components/pages/support/glossary/glossary';
import { supportPage } from '@/content/help/support';
import { glossary } from '@/lib/content/help';
import { byLetter } from '@/lib/help/glossary';

const letters = byLetter(glossary);
const show = () => render(<Glossary words={supportPage.glossary} terms={glossary} />);

it('is a section with a folded row for each letter, which names its terms', () => {
  show();
  const section = screen.getByRole('region', { name: 'Glossary: 60 terms of fleets and delivery' });
  expect(within(section).getByRole('heading')).toHaveAttribute('id', 'glossary');
  const rows = [...section.querySelectorAll('details')];
  expect(rows).toHaveLength(letters.length);
  for (const [at, { letter, terms }] of letters.entries()) {
    expect(rows[at]).not.toHaveAttribute('open');
    const names = terms.map(({ term }) => term).join(', ');
    expect(rows[at]?.querySelector('summary')).toHaveTextContent(`${letter}${names}`);
  }
});

it('says what each term means where its anchor is', () => {
  show();
  const terms = screen.getAllByRole('term');
  expect(terms.map(({ id, textContent }) => [id, textContent])).toEqual(
    glossary.map(({ id, term }) => [id, term]),
  );
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(
    glossary.map(({ text }) => text),
  );
});

it('tells search engines the same', () => {
  const { container } = show();
  const data = JSON.parse(container.querySelector('script')?.textContent ?? '');
  expect(data['@type']).toBe('DefinedTermSet');
  expect(data.hasDefinedTerm).toEqual(
    glossary.map(({ term, text }) => ({
      '@type': 'DefinedTerm',
      name: term,
      description: text,
    })),
  );
});
