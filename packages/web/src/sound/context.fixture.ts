/** An AudioContext that makes no sound and writes down what it is asked for. */

export interface Turn {
  readonly how: 'set' | 'linear' | 'exponential' | 'target';
  readonly value: number;
  readonly at: number;
}

export interface Param {
  value: number;
  readonly turns: Turn[];
}

export interface Node {
  readonly kind: string;
  readonly to: unknown[];
  readonly params: Readonly<Record<string, Param>>;
  started: number | null;
  stopped: number | null;
  loop: boolean;
  connected: boolean;
}

export interface Recorder {
  readonly context: AudioContext;
  readonly nodes: Node[];
  /** Calls of `resume` and `suspend`. */
  readonly asked: string[];
  time: number;
}

function param(): Param & Record<string, unknown> {
  const turns: Turn[] = [];
  const note =
    (how: Turn['how']) =>
    (value: number, at: number): void =>
      void turns.push({ how, value, at });
  return {
    value: 0,
    turns,
    setValueAtTime: note('set'),
    linearRampToValueAtTime: note('linear'),
    exponentialRampToValueAtTime: note('exponential'),
    setTargetAtTime: note('target'),
  };
}

const PARAMS: Readonly<Record<string, readonly string[]>> = {
  Gain: ['gain'],
  StereoPanner: ['pan'],
  BiquadFilter: ['frequency', 'Q', 'detune'],
  Oscillator: ['frequency'],
  BufferSource: [],
  DynamicsCompressor: ['threshold', 'knee', 'ratio', 'attack', 'release'],
  WaveShaper: [],
};

const RATE = 800;

export function recorder(): Recorder {
  const nodes: Node[] = [];
  const asked: string[] = [];
  const recording = { nodes, asked, time: 0 };

  function create(kind: string, names: readonly string[]): unknown {
    const params = Object.fromEntries(names.map(name => [name, param()]));
    const node = {
      kind,
      params,
      ...params,
      to: [] as unknown[],
      started: null as number | null,
      stopped: null as number | null,
      loop: false,
      connected: false,
      connect(to: unknown) {
        node.to.push(to);
        node.connected = true;
        return to;
      },
      disconnect() {
        node.connected = false;
      },
      start(at = recording.time) {
        node.started = at;
      },
      stop(at: number) {
        node.stopped = at;
      },
    };
    nodes.push(node);
    return node;
  }

  const context = {
    sampleRate: RATE,
    destination: { kind: 'Destination' },
    get currentTime() {
      return recording.time;
    },
    createBuffer: (_channels: number, length: number) => ({ length, copyToChannel: () => {} }),
    resume: async () => void asked.push('resume'),
    suspend: async () => void asked.push('suspend'),
    ...Object.fromEntries(Object.entries(PARAMS).map(([kind, names]) => [`create${kind}`, () => create(kind, names)])),
  };
  return Object.assign(recording, { context: context as unknown as AudioContext });
}
