import { describe, expect, it, vi } from 'vitest';
import type { BlogPost } from '@/content/blog/types';
import { articleCover } from '@/lib/content/article-cover';
import { getPosts, postCard } from '@/lib/content/posts';
import { writerOf } from '@/lib/content/publications/people';
import { blogPosting } from '@/lib/content/text/json-ld';
import type { PictureFile } from '@/lib/picture/picture-file';

vi.mock('@/content/people', () => ({
  people: [
    { name: 'Maria Lopez', role: 'Plans rounds', photo: 'maria-lopez' },
    { name: 'Ann Lee', role: 'Drives' },
  ],
}));

const photos: Record<string, PictureFile> = {};
vi.mock('@/lib/picture/pictures', async (original) => {
  const real = await original<typeof import('@/lib/picture/pictures')>();
  return {
    ...real,
    findPicture: (name: string) => photos[name] ?? real.findPicture(name),
    pictureOf: (name: string) => photos[name] ?? real.pictureOf(name),
  };
});

const [post] = getPosts() as [BlogPost];
const photo = (name: string): PictureFile => ({ file: `${name}.jpg`, width: 1600, height: 900 });

it('an author is a desk, or a person with a role and a photo or none', () => {
  photos['maria-lopez'] = photo('maria-lopez');
  expect(writerOf('Fleet desk')).toEqual({ name: 'Fleet desk', isPerson: false });
  expect(writerOf('Ann Lee')).toEqual({ name: 'Ann Lee', isPerson: true, role: 'Drives' });
  expect(writerOf('Maria Lopez').photo?.file).toBe('maria-lopez.jpg');
});

it('an author is told to search engines as what it is', () => {
  const authorOf = (author: string) =>
    JSON.parse(JSON.stringify(blogPosting({ ...post, author }))).author;
  expect(authorOf('Ann Lee')).toMatchObject({ '@type': 'Person', name: 'Ann Lee' });
  expect(authorOf('Ann Lee').jobTitle).toBe('Drives');
  expect(authorOf('Fleet desk')['@type']).toBe('Organization');
});

describe('a photo in the place of a cover', () => {
  const cover = `cover-${post.slug}`;

  it('is left to the drawing where there is none', () => {
    expect(articleCover(post)).toEqual({ alt: expect.stringMatching(/^[A-Z0-9].+\.$/) });
    expect(postCard(post).cover).toBeUndefined();
  });

  it('stands on cards and in every window, and says what the post tells', () => {
    photos[cover] = photo(cover);
    expect(postCard(post).cover).toMatchObject({ file: `${cover}.jpg` });
    expect(articleCover(post)).toEqual({ alt: '' });
    expect(articleCover({ ...post, coverAlt: 'A van.' })).toEqual({ alt: 'A van.' });
    photos[`${cover}-wide`] = photo(`${cover}-wide`);
    expect(articleCover(post).wide).toBe(`${cover}-wide`);
  });
});
