/** Hands a text to the visitor as a file. It is made on this device and goes nowhere else. */
export function download(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read it only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
