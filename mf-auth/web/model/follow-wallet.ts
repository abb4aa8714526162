/**
 * Calls back whenever the customer's wallet or a payment of theirs changed, until the returned function is
 * called. What a page needs for that is loaded here.
 */
export function followWallet(userId: number, onChange: () => void): () => void {
  let leave: (() => void) | null = null;
  let isGone = false;
  void follow(userId, onChange).then((stop) => {
    leave = stop;
    if (isGone) stop();
  });
  return () => {
    isGone = true;
    leave?.();
  };
}

async function follow(userId: number, onChange: () => void): Promise<() => void> {
  const [{ pageStream }, { walletChanged }, { topicOf }] = await Promise.all([
    import('shared/stream/page-stream'),
    import('shared/contracts/auth-wallet'),
    import('shared/contracts/stream-event'),
  ]);
  return pageStream().follow(topicOf(walletChanged.topic, { id: userId }), {
    onEvent: ({ name }) => {
      if (name === walletChanged.id) onChange();
    },
    onResync: onChange,
  });
}
