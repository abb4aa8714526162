import path from 'node:path';
import type { Call } from 'shared/remote-kit/page';
import type { ServerRemote, ServerRequest } from 'shared/remote-kit/server/render-remote';
import type { PageRequest, ShellServer } from '../../../shell-host/server/request';
import { loadBundle } from '../../gateway/load-bundle';
import type { Link } from '../link';
import { packError } from '../packed-error';
import type { ComposeAsked, PageSetting, ReleaseAnswers, ShellsGatewayAnswers } from '../protocol';
import { KeptAnswers } from './kept-answers';
import { KeptPieces } from './kept-pieces';
import { askOver } from './make-deps';

/** Generations, and mixtures of canaries in them, that visitors have at the same time. */
const SETTINGS_KEPT = 50;

/** Answers the gateway for the shell's release that `boot` names. @param linkOf the link these answers are for */
export function answerAsShell(linkOf: () => Link): Pick<ReleaseAnswers, 'boot' | 'compose'> {
  let running: ShellServer | null = null;
  const settings = new Map<number, Promise<PageSetting>>();
  const answers = new KeptAnswers();
  const pieces = new KeptPieces();

  function settingOf(setting: number, page: number): Promise<PageSetting> {
    const known = settings.get(setting);
    // of a page that was given up meanwhile there is none
    if (known) return known.catch(() => settingOf(setting, page));
    const asked = askOver<ShellsGatewayAnswers>(linkOf())('setting', { page });
    asked.catch(() => settings.delete(setting));
    settings.set(setting, asked);
    for (const oldest of settings.keys())
      if (settings.size > SETTINGS_KEPT) settings.delete(oldest);
    return asked;
  }

  return {
    async boot({ folder }) {
      running = loadBundle<ShellServer>(path.join(folder, 'server/pages.cjs'));
      return { api: null };
    },
    async compose(asked) {
      const { page, setting, request } = asked;
      if (!running) throw new Error('the shell has not started');
      return running.renderRequest({
        ...request,
        ...(await settingOf(setting, page)),
        url: new URL(request.url),
        ...remotesOf(linkOf(), asked, { answers, pieces }),
      });
    },
  };
}

/** What the page's shell wants of remotes, which the gateway asks them. */
function remotesOf(
  link: Link,
  { page, setting }: ComposeAsked,
  kept: { answers: KeptAnswers; pieces: KeptPieces },
): Pick<PageRequest, 'call' | 'loadServer' | 'report'> {
  const ask = askOver<ShellsGatewayAnswers>(link);
  const call = ((contract, input) => {
    const { owner, id } = contract;
    return kept.answers.read(contract, input, setting, () =>
      ask('call', { page, owner, id, input }),
    );
  }) as Call;
  return {
    call,
    loadServer(name, { version }): ServerRemote {
      const render = (slot: string | null, { call: _call, query, ...rest }: ServerRequest) =>
        ask('render', { page, name, version, slot, request: { ...rest, query: query.toString() } });
      return {
        renderPage: (request) => render(null, request),
        renderPiece: (slot, request) =>
          kept.pieces.read([setting, name, version, slot], request, () => render(slot, request)),
      };
    },
    report: (name, { version }, error) =>
      link.tell('failed', { page, name, version, error: packError(error) }),
  };
}
