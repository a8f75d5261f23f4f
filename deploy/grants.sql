-- What each role may do in the database. After roles.sql; it may be run again at any time.

-- Nobody else comes in, and nobody makes anything in the schema that PostgreSQL lends to all.
revoke all on database modern_art from public;
revoke all on schema public from public;
grant connect on database modern_art to modern_art_server;

create schema if not exists modern_art authorization modern_art_owner;
grant usage on schema modern_art to modern_art_server;
alter role modern_art_owner in database modern_art set search_path = modern_art;
alter role modern_art_server in database modern_art set search_path = modern_art;

-- What is there now.
grant select, insert, update, delete on all tables in schema modern_art to modern_art_server;
grant usage on all sequences in schema modern_art to modern_art_server;
revoke execute on all functions in schema modern_art from public;
grant execute on all functions in schema modern_art to modern_art_server;

-- What later versions of the server add. PostgreSQL lets everybody call a new function, but for this.
alter default privileges for role modern_art_owner in schema modern_art grant select, insert, update, delete on tables to modern_art_server;
alter default privileges for role modern_art_owner in schema modern_art grant usage on sequences to modern_art_server;
alter default privileges for role modern_art_owner revoke execute on functions from public;
alter default privileges for role modern_art_owner in schema modern_art grant execute on functions to modern_art_server;
