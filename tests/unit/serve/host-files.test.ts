import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fillBlock } from '@/scripts/host-files/block';
import { hostFiles, withBlocks } from '@/scripts/host-files/host-files';

test.each(hostFiles)('$file says what its sources say (npm run deploy:files)', (host) => {
  const text = readFileSync(host.file, 'utf8');
  expect(text).toBe(withBlocks(text, host.blocks()));
});

describe('a written part', () => {
  const text = 'a\n  # written: x\n  old\n  # end\nb\n# written: y\n# end\n';

  test('is filled between its marks, as far in as they are', () => {
    expect(fillBlock(text, 'x', ['one', '', '  two'])).toBe(
      'a\n  # written: x\n  one\n\n    two\n  # end\nb\n# written: y\n# end\n',
    );
  });

  test('may be empty, stay the same, or stand in a script', () => {
    expect(fillBlock(text, 'y', ['$&'])).toContain('b\n# written: y\n$&\n# end\n');
    expect(fillBlock(text, 'x', ['old'])).toBe(text);
    expect(fillBlock('// written: z\n1\n// end\n', 'z', ['2'])).toBe('// written: z\n2\n// end\n');
  });

  test('must be there', () => {
    expect(() => fillBlock(text, 'z', [])).toThrow("There is no part 'z' to write.");
  });
});
