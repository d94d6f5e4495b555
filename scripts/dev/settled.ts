/**
 * Calls a work once calls for it have paused, one at a time: a call while it runs has it run once
 * more. A work that fails is told of and may be called again.
 */
export function settled(work: () => Promise<unknown>, pauseMs: number): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  let isAskedAgain = false;
  async function run() {
    isAskedAgain = isRunning;
    if (isRunning) return;
    isRunning = true;
    await work().catch((error: unknown) => console.error(error));
    isRunning = false;
    if (isAskedAgain) await run();
  }
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), pauseMs);
  };
}
