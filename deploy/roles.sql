-- Two roles and a database. Once, as somebody who may make roles, before grants.sql:
--   psql -h HOST -U postgres -f deploy/roles.sql
--   psql -h HOST -U postgres -d modern_art -f deploy/grants.sql
-- Then give both a password, which psql asks for and does not send in the clear:
--   psql -h HOST -U postgres -c '\password modern_art_owner' -c '\password modern_art_server'

-- Owns the tables and changes them (npm run migrate).
create role modern_art_owner login;

-- What the server connects as: it reads and writes rows, and changes no table.
create role modern_art_server login;

create database modern_art owner modern_art_owner encoding 'UTF8' template template0;
