/** Does something for a key, one after another: asked again while it is being done, it is done once more, however often. */
export function coalesce(work: (key: string) => Promise<void>): (key: string) => void {
  /** Keys that are being worked on, and whether they were asked for again since. */
  const busy = new Map<string, { again: boolean }>();

  async function run(key: string, state: { again: boolean }): Promise<void> {
    do {
      state.again = false;
      await work(key);
    } while (state.again);
  }

  return key => {
    const state = busy.get(key);
    if (state !== undefined) {
      state.again = true;
      return;
    }
    const fresh = { again: false };
    busy.set(key, fresh);
    void run(key, fresh).finally(() => busy.delete(key));
  };
}
