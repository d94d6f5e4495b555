/** A clock time from hours, such as 07:56 from 7.93. */
export const clock = (hours: number): string => {
  const minutes = Math.round(hours * 60);
  const part = (value: number) => String(value).padStart(2, '0');
  return `${part(Math.floor(minutes / 60))}:${part(minutes % 60)}`;
};
