-- A customer's own limit for a month of the Indian calendar: what was spent and is held for spending.
-- Money that goes back to its source is not spent.
CREATE FUNCTION auth.is_over_spend_cap(p_customer bigint, p_amount bigint) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce((
    SELECT p_amount + (
      SELECT coalesce(-sum(entry.amount), 0) FROM auth.ledger_accounts account
      JOIN auth.ledger_entries entry ON entry.account_id = account.id
      JOIN auth.ledger_transfers transfer ON transfer.id = entry.transfer_id
      WHERE (account.user_id = p_customer OR account.owner_id = p_customer)
        AND transfer.kind NOT IN ('recharge', 'returned', 'promotion', 'promotional_ended', 'correction')
        AND transfer.created_at >= date_trunc('month', now() AT TIME ZONE 'Asia/Kolkata') AT TIME ZONE 'Asia/Kolkata'
    ) + (
      SELECT coalesce(sum(hold.amount), 0) FROM auth.ledger_accounts account
      JOIN auth.ledger_holds hold ON hold.account_id = account.id
      WHERE (account.user_id = p_customer OR account.owner_id = p_customer)
        AND hold.state = 'open' AND hold.body_hash IS DISTINCT FROM 'cash'
    ) > wanted.spend_cap
    FROM auth.wallet_settings wanted WHERE wanted.user_id = p_customer AND wanted.spend_cap IS NOT NULL
  ), false)
$$;
