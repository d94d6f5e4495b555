'use client';

import { useState } from 'react';
import type { WhitePaper } from '@/content/white-papers/types';

interface WhitePapersProps {
  title: string;
  papers: readonly WhitePaper[];
  categories: readonly string[];
}

const every = 'All Categories';

/** Case-insensitive substring of title, description or tags, within a category. */
function matching(papers: readonly WhitePaper[], query: string, category: string): WhitePaper[] {
  const words = query.trim().toLowerCase();
  return papers.filter(
    ({ title, description, tags, category: own }) =>
      (category === every || category === own) &&
      [title, description, ...tags].some((text) => text.toLowerCase().includes(words)),
  );
}

/** The white papers with their category filter and search; behind a flag that is off. */
export function WhitePapers({ title, papers, categories }: WhitePapersProps) {
  const [query, setQuery] = useState('');
  const [category, setCategory] = useState(every);
  const found = matching(papers, query, category);
  return (
    <section aria-labelledby="white-papers" className="frame">
      <h2 id="white-papers" className="type-h2">
        {title}
      </h2>
      <label>
        Search white papers
        <input type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
      </label>
      <fieldset>
        <legend className="sr-only">Category</legend>
        {[every, ...categories].map((name) => (
          <label key={name}>
            <input
              type="radio"
              name="category"
              checked={category === name}
              onChange={() => setCategory(name)}
            />
            {name}
          </label>
        ))}
      </fieldset>
      <p role="status">{found.length === 0 ? 'No white papers found.' : `${found.length} found`}</p>
      <ul>
        {found.map(({ id, title: name, description, category: own, pages, readTime }) => (
          <li key={id}>
            <h3 className="type-h4">{name}</h3>
            <p>{description}</p>
            <p className="type-label">
              {own} · {pages} pages · {readTime} min read
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
