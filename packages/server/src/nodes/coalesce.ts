/** Runs `work` for a key, never twice at the same time. Calls during a run cause exactly one more run after it. */
export function coalesce(work: (key: string) => Promise<void>): (key: string) => void {
  /** Keys with a run under way, and whether another was asked for meanwhile. */
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
