-- Whether the user pressed the switch: until then the theme follows the device.
alter table users add column theme_chosen boolean not null default false;
