export function gate() {
  let open = () => {};
  const opens = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opens, open: () => open() };
}
