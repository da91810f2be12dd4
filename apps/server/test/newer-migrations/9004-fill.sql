-- online
update customers set shade = 'grey' where guid in (select guid from customers where shade is null limit 10);
