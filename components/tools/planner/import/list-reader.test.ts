import { expect, it, vi } from 'vitest';
import { type ListAnswer, type ListRequest, refusedList } from '@/lib/planner/import/list';
import { fakeWork } from '@/tests/support/planner';
import { createReader } from './list-reader';

const fakeReader = () => fakeWork<ListRequest, ListAnswer>();
type FakeReader = ReturnType<typeof fakeReader>;

function setUp() {
  const workers: FakeReader[] = [];
  const reader = createReader(() => {
    const worker = fakeReader();
    workers.push(worker);
    return worker.work;
  });
  return { workers, reader };
}

const list = (id: number): ListRequest => ({
  ...{ id, source: 'name,lat,lon\nHub,51.5,-0.1\na,51.6,-0.2', choices: {} },
  ...{ kept: new Map(), typed: new Map(), unit: 'miles' },
});

it('one worker answers one list after another', async () => {
  const { workers, reader } = setUp();
  reader.begin();
  for (const words of ['a', 'b']) {
    const answer = reader.read(list(1));
    workers[0]?.answer(refusedList(words));
    expect((await answer)?.refusal?.refused).toBe(words);
  }
  expect(workers).toHaveLength(1);
  expect(workers[0]?.asked).toEqual([list(1), list(1)]);
  reader.end();
  expect(workers[0]?.isEnded()).toBe(true);
});

it('the latest list wins: what is being read is given up', async () => {
  const { workers, reader } = setUp();
  const first = reader.read(list(1));
  const second = reader.read(list(2));
  expect(workers[0]?.isEnded()).toBe(true);
  workers[0]?.answer(refusedList('first'));
  workers[1]?.answer(refusedList('second'));
  expect(await first).toBeUndefined();
  expect((await second)?.refusal?.refused).toBe('second');
});

it.each<[string, (worker?: FakeReader) => unknown, object]>([
  [
    'keeps silent',
    () => vi.advanceTimersByTimeAsync(30_000),
    { refused: 'Reading took more than 30 s and was ended.', more: 'Split the file.' },
  ],
  ['breaks', (worker) => worker?.break(), { refused: 'What reads lists did not load.' }],
])(
  'a worker that %s is ended and told of, and the next list gets another',
  async (_, fail, refusal) => {
    vi.useFakeTimers();
    const { workers, reader } = setUp();
    const answer = reader.read(list(1));
    await fail(workers[0]);
    expect((await answer)?.refusal).toMatchObject(refusal);
    expect(workers[0]?.isEnded()).toBe(true);
    const next = reader.read(list(2));
    workers[1]?.answer(refusedList('b'));
    expect((await next)?.refusal?.refused).toBe('b');
  },
);

it('a browser without workers is told of', async () => {
  const { read } = createReader(() => {
    throw new ReferenceError('Worker is not defined');
  });
  expect((await read(list(1)))?.refusal?.refused).toMatch(/^This browser lets no script run/);
});
