-- Once, as the superuser of a new server. psql -v site_password=... -v owner_password=... -f roles.sql
-- it makes a role for each schema, so that a migration can touch no other
create role tarapath_owner login createrole password :'owner_password';
create role tarapath_site login password :'site_password';
create database tarapath owner tarapath_owner encoding 'UTF8' locale_provider builtin
  builtin_locale 'C.UTF-8' template template0;
revoke all on database tarapath from public;
grant connect on database tarapath to tarapath_site;
alter role tarapath_site set statement_timeout = '15s';
alter role tarapath_site set idle_in_transaction_session_timeout = '15s';
