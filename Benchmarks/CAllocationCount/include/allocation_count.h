// How many times memory was asked for since the program began; −1 where that cannot be counted.
long allocation_count(void);
