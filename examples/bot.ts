/**
 * A program that plays any book on any server, through the public API alone (docs/api.md): put a better `choose` in. Node 24 runs it:
 *   node examples/bot.ts http://localhost:4805 convoy/H1                     opens a table, and prints the link to it
 *   node examples/bot.ts 'http://localhost:4805/#/table/ID?invite=INVITE'    sits down at one
 * WEATHERGAUGE_TOKEN is the token of an account, made on its screen in the page; without one it comes as a guest.
 */

type Seats = { seats: { kind: string }[]; ready: boolean[]; pledges: (string | null)[]; shares: (string | null)[] };
type Table = Seats & { id: string; invite: string | null; status: string; you: number | string; commitment: string };
type Position = { at: number; prompt: object | null; offers: string[]; result: { reason: string } | null };
type Game = { table?: Table; position?: Position | null; request?: { waiting: number[] } | null };
type Line = { tell: string; value?: Game; sync?: Game; turn?: Game; table?: Table | string };

const [address = 'http://localhost:4805', wish = 'convoy/H1'] = process.argv.slice(2);
const [, base = '', id, invite] = /^(.*?)\/*(?:#\/table\/([\w-]+)(?:\?invite=([\w-]+))?)?$/.exec(address) ?? [];
let token = process.env['WEATHERGAUGE_TOKEN'];
const share = crypto.getRandomValues(new Uint8Array(32));

const choose = ({ offers }: Position): string => offers[Math.floor(Math.random() * offers.length)] ?? '';
const sleep = (seconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, seconds * 1000));
const hex = (bytes: Uint8Array): string => Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');

/** Comes back when the server says so. What is sent again has the same id, so it is done once. */
async function call(path: string, body?: object): Promise<Response> {
  for (let tries = 1; tries < 100; tries++) {
    const headers: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
    if (token !== undefined) headers['authorization'] = `Bearer ${token}`;
    const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const answer = await fetch(`${base}/api/${path}`, { ...sent, headers }).catch(() => null);
    const later = answer === null ? '1' : answer.headers.get('retry-after');
    if (answer !== null && later === null) return answer;
    await sleep(Number(later));
  }
  throw new Error(`${path}: the server cannot be reached`);
}

async function must<T>(path: string, body?: object): Promise<T> {
  const answer = await call(path, body);
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return answer.json() as Promise<T>;
}

async function seated(): Promise<Table> {
  if (id === undefined) {
    const [ruleset, scenario] = wish.split('/');
    const seats = [{ kind: 'mine' }, { kind: 'open' }];
    return must('tables', { ruleset, scenario, options: {}, seats, visibility: 'invited' });
  }
  const found = await must<Table>(`tables/${id}${invite === undefined ? '' : `?invite=${invite}`}`);
  if (found.you !== 'spectator') return found;
  const seat = found.seats.findIndex(({ kind }) => kind === 'open');
  return must(`tables/${id}/sit`, { seat, invite });
}

/** Before the game: says that it is ready, and adds its share to the dice, so that nobody can choose them (docs/logs.md). */
async function prepare({ status, commitment, ready, pledges, shares, ...at }: Table): Promise<void> {
  const you = Number(at.you);
  if (status === 'readying' && ready[you] === false) await call(`tables/${at.id}/ready`, { ready: true });
  if (status === 'sharing' && shares[you] === null) await call(`tables/${at.id}/share`, { share: hex(share) });
  if (status !== 'pledging' || pledges[you] !== null) return;
  const text = new TextEncoder().encode(`weathergauge share 2\n${commitment}\n${you}\n`);
  const hash = await crypto.subtle.digest('SHA-256', new Uint8Array([...text, ...share]));
  await call(`tables/${at.id}/pledge`, { pledge: hex(new Uint8Array(hash)) });
}

/** Answers what is asked. It is refused as stale when the game has moved on: the next line tells where to. */
async function play(at: Table, { position = null, request }: Game): Promise<void> {
  const ask = (message: object) => call('ask', { id: crypto.randomUUID(), table: at.id, ...message });
  if (request?.waiting.includes(Number(at.you)) === true) await ask({ ask: 'reply', reply: 'agree' });
  if (position === null || position.prompt === null) return;
  await ask({ ask: 'answer', place: position.at, answers: [choose(position)] });
}

/** What a stream tells until it ends, or breaks when a server is killed. */
async function* linesOf(body: NonNullable<Response['body']>, rest = ''): AsyncGenerator<Line> {
  try {
    for await (const text of body.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      yield* lines.filter(Boolean).map(each => JSON.parse(each) as Line);
    }
  } catch {}
}

token ??= (await must<{ token: string }>('guest', { name: 'Bot' })).token;
let table = await seated();
console.log(`${base}/#/table/${table.id}${table.invite === null ? '' : `?invite=${table.invite}`}`);
while (table.status !== 'over' && table.status !== 'closed') {
  const { body, ok } = await call(`tables/${table.id}/stream`);
  if (!ok || body === null) throw new Error('this table is not open to the bot');
  // A stream that ends is opened anew, and begins with how the game stands.
  for await (const line of linesOf(body)) {
    const game = line.value ?? line.sync ?? line.turn ?? {};
    table = typeof line.table === 'object' ? line.table : (game.table ?? table);
    await prepare(table);
    await play(table, game);
    if (game.position?.result) console.log(`over: ${game.position.result.reason}`);
    if (table.status === 'over' || table.status === 'closed') break;
  }
}
