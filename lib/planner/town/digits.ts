/** Digits in base 46 that JSON keeps as they are; the second half of the alphabet continues a number. */
const alphabet = Array.from({ length: 94 }, (_, i) => String.fromCharCode(33 + i))
  .filter((letter) => letter !== '"' && letter !== '\\')
  .join('');
const base = alphabet.length / 2;

const values = new Int8Array(128).fill(-1);
for (let i = 0; i < alphabet.length; i++) values[alphabet.charCodeAt(i)] = i;

/** Writes whole numbers, negative ones too. */
export function writeDigits(numbers: readonly number[]): string {
  let text = '';
  for (const number of numbers) {
    let rest = number < 0 ? -2 * number - 1 : 2 * number;
    for (; rest >= base; rest = Math.floor(rest / base)) text += alphabet[base + (rest % base)];
    text += alphabet[rest];
  }
  return text;
}

/** Reads what `writeDigits` wrote. Throws a RangeError for an unknown character or a cut end. */
export function readDigits(text: string): Int32Array {
  const numbers = new Int32Array(text.length);
  let count = 0;
  let rest = 0;
  let worth = 1;
  for (let i = 0; i < text.length; i++) {
    const value = values[text.charCodeAt(i)] ?? -1;
    if (value < 0) throw new RangeError(`No digit at ${i}`);
    rest += (value % base) * worth;
    worth *= base;
    if (value >= base) continue;
    numbers[count++] = rest % 2 === 1 ? -(rest + 1) / 2 : rest / 2;
    rest = 0;
    worth = 1;
  }
  if (worth !== 1) throw new RangeError('The last number is cut off');
  return numbers.subarray(0, count);
}
