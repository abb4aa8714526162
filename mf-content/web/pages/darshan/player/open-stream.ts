/** What a stream that was asked for does. */
export type StreamState = 'loading' | 'live' | 'offline' | 'ended';

const HLS_TYPE = 'application/vnd.apple.mpegurl';
/** A stream that shows nothing after this many milliseconds can't be reached. */
const PATIENCE = 20_000;

/**
 * Plays a stream in a video element: by the browser where it can, else by hls.js, which is loaded now.
 * @param address of the HLS playlist
 * @param tell hears each state; nothing after the stream was closed
 * @returns closes the stream
 */
export function openStream(
  video: HTMLVideoElement,
  address: string,
  tell: (state: StreamState) => void,
): () => void {
  const open = new AbortController();
  const { signal } = open;
  const say = (state: StreamState) => {
    window.clearTimeout(patience);
    if (!signal.aborted) tell(state);
  };
  const patience = window.setTimeout(() => say('offline'), PATIENCE);
  tell('loading');
  video.addEventListener('playing', () => say('live'), { signal });
  video.addEventListener('ended', () => say('ended'), { signal });
  video.addEventListener('error', () => say('offline'), { signal });
  if (video.canPlayType(HLS_TYPE) === '') void openWithHls(video, address, say, signal);
  else {
    video.src = address;
    void play(video);
  }
  return () => {
    open.abort();
    window.clearTimeout(patience);
    video.removeAttribute('src');
    video.load();
  };
}

async function openWithHls(
  video: HTMLVideoElement,
  address: string,
  say: (state: StreamState) => void,
  signal: AbortSignal,
) {
  const { default: Hls } = await import('hls.js/light');
  if (signal.aborted) return;
  if (!Hls.isSupported()) return say('offline');
  // without its worker, which would need a policy of its own
  const hls = new Hls({ enableWorker: false });
  signal.addEventListener('abort', () => hls.destroy());
  hls.on(Hls.Events.ERROR, (_event, { fatal }) => {
    if (fatal) say('offline');
  });
  hls.on(Hls.Events.MANIFEST_PARSED, () => void play(video));
  hls.loadSource(address);
  hls.attachMedia(video);
}

async function play(video: HTMLVideoElement) {
  try {
    await video.play();
  } catch (error) {
    // closed, or unreachable, which the element tells by itself; or the browser wants the visitor to
    // press play in the controls
    if (!(error instanceof DOMException)) throw error;
  }
}
