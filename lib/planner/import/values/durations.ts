import { type DecimalSign, readNumber } from './numbers';

export type DurationUnit = 'seconds' | 'minutes' | 'hours';

const minutesIn: Readonly<Record<DurationUnit, number>> = {
  seconds: 1 / 60,
  minutes: 1,
  hours: 60,
};

const letters: Readonly<Record<string, DurationUnit>> = { h: 'hours', m: 'minutes', s: 'seconds' };

/** The unit that a heading in plain letters names: 'service time sec'. */
export function durationUnitOf(heading: string): DurationUnit | undefined {
  if (/\b(s|secs?|seconds?|sek|sekunden|secondes|segundos)\b/.test(heading)) return 'seconds';
  if (/\b(h|hrs?|hours?|stunden|std|heures|horas)\b/.test(heading)) return 'hours';
  return /\b(m|mins?|minutes?|minuten|minutos)\b/.test(heading) ? 'minutes' : undefined;
}

/**
 * How long something takes, in minutes: '10', '10 min', '1h 30m', '0:10', '00:10:00', 'PT10M'. NaN for
 * anything else.
 *
 * @param unit of a lone number
 */
export function readDuration(text: string, unit: DurationUnit, decimal: DecimalSign): number {
  const plain = text.trim().toLowerCase();
  const lone = readNumber(plain, decimal);
  if (!Number.isNaN(lone)) return lone * minutesIn[unit];
  const clock = /^(\d{1,2}):([0-5]\d)(?::([0-5]\d))?$/.exec(plain);
  if (clock) {
    return 60 * Number(clock[1]) + Number(clock[2]) + Number(clock[3] ?? 0) / 60;
  }
  const parts = [...plain.replace(/^pt/, '').matchAll(/([\d.,]+)\s*([a-z]+)\.?\s*/g)];
  const isWhole = parts.map(([part]) => part).join('') === plain.replace(/^pt/, '');
  if (parts.length === 0 || !isWhole) return Number.NaN;
  return parts.reduce((sum, [, amount = '', word = '']) => {
    const part = letters[word[0] ?? ''];
    return sum + (part ? readNumber(amount, decimal) * minutesIn[part] : Number.NaN);
  }, 0);
}
